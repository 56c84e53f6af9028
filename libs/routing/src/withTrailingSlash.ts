import { isAbsoluteUrl } from './isAbsoluteUrl';
import { schemeOf } from './schemeOf';

/**
 * Address with a slash at the end of its path, before `?` and `#`: `/x?a=1` → `/x/?a=1`.
 * Files (`.html`), absolute addresses, other schemes and bare queries or fragments stay as they are.
 * `on: false` takes no slash away.
 */
export function withTrailingSlash(address: string, on: boolean): string {
  if (!on || schemeOf(address) !== null || isAbsoluteUrl(address)) return address;
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  if (path === '' || path.endsWith('/') || /\.html$/i.test(path)) return address;
  return `${path}/${address.slice(path.length)}`;
}
