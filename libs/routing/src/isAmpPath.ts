/**
 * Whether a site-relative path is an AMP page: `/amp/` in the path, whatever the query says.
 * Ask with the canonical path: `/x/amp` is none, `/x/amp/` is one.
 */
export function isAmpPath(path: string): boolean {
  return path.replace(/[?#].*$/s, '').includes('/amp/');
}
