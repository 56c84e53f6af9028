import { isAbsoluteUrl } from './isAbsoluteUrl';
import { schemeOf } from './urlScheme';

/**
 * Adds a slash to the end of the path, before `?` and `#`: `/x?a=1` → `/x/?a=1`.
 * Files (`.html`), absolute URLs, other schemes, bare queries and fragments stay as they are.
 * `on: false` does not remove a slash.
 */
export function withTrailingSlash(url: string, on: boolean): string {
  if (!on || schemeOf(url) !== null || isAbsoluteUrl(url)) return url;
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (path === '' || path.endsWith('/') || /\.html$/i.test(path)) return url;
  return `${path}/${url.slice(path.length)}`;
}

/** `/x/` → `/x`. Only one slash, as no page is found under two; the root stays as it is. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/([^/])\/$/, '$1');
}
