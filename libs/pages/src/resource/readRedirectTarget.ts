const bare = (path: string) => path.replace(/(.)\/+$/, '$1');

/**
 * Where a redirect may lead: within the site, site-relative. `null` for an address outside, for what is no
 * address, and for the path it came from, with or without a slash, which would never end.
 */
export function readRedirectTarget(target: string, from: string, origin: string): string | null {
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.host !== new URL(origin).host || !/^https?:$/.test(url.protocol)) return null;
  return bare(url.pathname) === bare(encodeURI(from)) ? null : url.pathname + url.search + url.hash;
}
