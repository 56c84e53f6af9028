/**
 * Removes links to the same URL: in English both editorial policies are one page. Ignores a trailing slash; entries
 * without a URL all stay.
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
