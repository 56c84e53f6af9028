/** By what two addresses on a page are the same page: of this site, whatever follows the path. */
export const pageKey = (href: string): string => href.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
