import { isAbsoluteUrl } from './isAbsoluteUrl';
import { cleanUrl, schemeOf } from './urlScheme';

/**
 * A URL under a base (`''`, `/mx` or `https://host`), with exactly one slash in between. Joining twice changes nothing.
 * URLs with a host or scheme, bare queries and fragments stay as they are. `null` for an empty URL.
 */
export function joinBase(base: string, href: string): string | null {
  const address = cleanUrl(href);
  if (address === '') return null;
  if (schemeOf(address) !== null || isAbsoluteUrl(address) || /^[?#]/.test(address)) return address;

  const root = normaliseBase(base);
  if (root !== '' && startsWithPath(address, root)) return address;
  const path = address.replace(/^[\\/]+/, '');
  // The root of a base is `/mx`, not `/mx/`.
  return root !== '' && /^(?:$|[?#])/.test(path) ? root + path : `${root}/${path}`;
}

function normaliseBase(base: string): string {
  const bare = base.replace(/\/+$/, '');
  return bare === '' || bare.startsWith('/') || isAbsoluteUrl(bare) ? bare : `/${bare}`;
}

function startsWithPath(address: string, root: string): boolean {
  return address.startsWith(root) && /^(?:$|[/?#])/.test(address.slice(root.length));
}
