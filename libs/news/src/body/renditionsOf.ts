import { pictureSizes, parseDimensions, type PictureKind } from '@cancha/data-access/content/pictureSizes';
import type { PictureSource } from '@cancha/ui/media/Picture/Picture';

const isKind = (kind: string): kind is PictureKind => Object.hasOwn(pictureSizes, kind);

/**
 * The sizes that the statics host has of a picture it cut, largest first: `…/wide-490x275.webp` is to be had as
 * `wide-740x416` too. Empty for every other address.
 */
export function renditionsOf({ href }: URL): PictureSource[] {
  const [, folder = '', kind = '', size = '', rest = ''] =
    /^(.*\/)([a-z]+)-(\d{2,4}x\d{2,4})((?:\.\w+)?(?:\?.*)?)$/.exec(href) ?? [];
  if (!isKind(kind)) return [];
  const sizes: readonly string[] = Object.values(pictureSizes[kind]);
  if (!sizes.includes(size)) return [];
  return sizes.map((token) => ({ src: `${folder}${kind}-${token}${rest}`, ...parseDimensions(token) }));
}
