import { isPrivateUrl } from '@cancha/routing/isPrivateUrl';

/**
 * Where a picture of a text lies: on the statics host, or elsewhere on the web. Relative addresses are of the statics host.
 * `null` for what no page may ask for: another scheme, a host that only our servers reach.
 * @param statics address of that host
 */
export function readPictureUrl(address: string, statics: string): URL | null {
  if (address.trim() === '' || !URL.canParse(address, `${statics}/`)) return null;
  const url = new URL(address, `${statics}/`);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  return isOfStatics(url, statics) || !isPrivateUrl(url.href) ? url : null;
}

export const isOfStatics = ({ origin }: URL, statics: string): boolean => origin === new URL(statics).origin;

/** A dot that counts readers. */
export const isDot = ({ width, height }: Readonly<Record<string, string>>): boolean =>
  [width, height].some((pixels) => /^\s*[012](?:\.\d+)?(?:px)?\s*$/.test(pixels ?? ''));
