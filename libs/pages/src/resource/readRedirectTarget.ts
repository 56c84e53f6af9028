/**
 * Where a redirect may lead: within the site, site-relative. `null` for an address outside, for what is no
 * address, and for the path it came from, which would never end.
 */
export function readRedirectTarget(target: string, from: string, origin: string): string | null {
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== new URL(origin).origin) return null;
  return url.pathname === encodeURI(from) ? null : url.pathname + url.search + url.hash;
}
