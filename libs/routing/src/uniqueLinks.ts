/**
 * Links of one list without those that lead where an earlier one leads: in English both editorial policies are one
 * page. A slash at the end of the path makes no difference; entries without an address all stay.
 */
export function uniqueLinks<T extends { href: string | null }>(links: readonly T[]): T[] {
  const seen = new Set<string>();
  return links.filter(({ href }) => {
    if (href === null) return true;
    const address = href.replace(/^([^?#]*[^/?#])\/(?=[?#]|$)/, '$1');
    const isFirst = !seen.has(address);
    seen.add(address);
    return isFirst;
  });
}
