import { isAbsoluteUrl } from './isAbsoluteUrl';
import { cleanUrl } from './cleanUrl';
import { schemeOf } from './schemeOf';

/**
 * Address under a base (`''`, `/mx` or `https://host`), with exactly one slash between them. Joining twice
 * changes nothing. What has its own host or scheme, and bare queries and fragments, stay as they are.
 * `null` when the address is empty: there is nothing to link to.
 */
export function joinBase(base: string, href: string): string | null {
  const address = cleanUrl(href);
  if (address === '') return null;
  if (schemeOf(address) !== null || isAbsoluteUrl(address) || /^[?#]/.test(address)) return address;

  const root = normaliseBase(base);
  if (root !== '' && startsWithPath(address, root)) return address;
  const path = address.replace(/^[\\/]+/, '');
  // The root of a base is the base itself: `/mx`, not `/mx/`.
  return root !== '' && /^(?:$|[?#])/.test(path) ? root + path : `${root}/${path}`;
}

function normaliseBase(base: string): string {
  const bare = base.replace(/\/+$/, '');
  return bare === '' || bare.startsWith('/') || isAbsoluteUrl(bare) ? bare : `/${bare}`;
}

function startsWithPath(address: string, root: string): boolean {
  return address.startsWith(root) && /^(?:$|[/?#])/.test(address.slice(root.length));
}
