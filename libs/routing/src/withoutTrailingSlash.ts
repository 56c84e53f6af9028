/** `/x/` → `/x`. One slash, for which no page is another one; the root and `/x//` stay as they are. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/([^/])\/$/, '$1');
}
