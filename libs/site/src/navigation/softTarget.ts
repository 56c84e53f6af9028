/** The link of a plain click; `null` for a click beside one, or one that asks the browser for a tab or a download. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

/** Where a link leads within this site, or `null` when the browser had better follow it. */
export function softTarget(link: HTMLAnchorElement): URL | null {
  if (link.target || link.dataset['fullLoad'] !== undefined) return null;

  // Addresses within the site have no host: what has one is another site, if only another edition on this host.
  if (!link.getAttribute('href')?.startsWith('/')) return null;
  const url = new URL(link.href);
  const here = window.location;
  const sameDocument = url.pathname === here.pathname && url.search === here.search;
  return url.origin === here.origin && !sameDocument ? url : null;
}
