import type { SiteContext } from '../context/SiteContext';

/**
 * True for a link into the betting section while such links are hidden: by the flag, which is exactly `true`, or
 * by the brand. Menus, footer, strips, texts and sitemaps ask here.
 * @param href an address of the site as it stands in the page
 */
export function isBettingLink(
  href: string,
  { site, environment }: Pick<SiteContext, 'site' | 'environment'>,
): boolean {
  const hidden = environment.BETTING_LINKS_HIDDEN === 'true' || !site.capabilities.betting;
  const section = `${site.prefix}/${site.bettingCategory}`;
  const [path = ''] = href.split(/[?#]/);
  return hidden && (path === section || path.startsWith(`${section}/`));
}
