import { parseDimensions, pictureSizes, type PictureKind } from '@cancha/data-access/content/pictureSizes';
import { dimensionsInUrl } from '@cancha/data-access/content/pictureUrl';
import { isOfStatics, readPictureUrl } from '@cancha/site/text/readPictureUrl';
import type { PictureSource, PictureSources } from '@cancha/ui/media/Picture/Picture';
import type { BodyPicture } from './Block';

type Attributes = Readonly<Record<string, string>>;

/** A picture of a text, or why it cannot be shown. `null`: it was never meant to be seen. */
export type ReadPicture = BodyPicture | { readonly problem: string } | null;

/** Where pages put an address that a script of theirs would have moved into `src`. */
const addressNames = ['data-src', 'data-lazy-src', 'data-original', 'src'] as const;

/** The room of a picture that nobody measured. */
const unmeasured = parseDimensions('740x416');
const largest = 4_000;

/** Pixels as an attribute says them: `740`, `740px`. A percentage is no size. */
function pixels(text: string | undefined): number | null {
  const number = Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '')?.[1] ?? Number.NaN);
  return number > 0 && number <= largest ? Math.round(number) : null;
}

function measuresOf({ width, height }: Attributes, url: URL) {
  const [w, h] = [pixels(width), pixels(height)];
  if (w && h) return { width: w, height: h };
  const named = dimensionsInUrl(url.href);
  return named && named.width <= largest && named.height <= largest ? named : unmeasured;
}

function addressOf(attributes: Attributes): string {
  const addresses = addressNames.map((name) => attributes[name]?.trim() ?? '');
  // A placeholder is drawn into the page itself.
  return addresses.find((address) => address !== '' && !address.startsWith('data:')) ?? '';
}

const isKind = (kind: string): kind is PictureKind => Object.hasOwn(pictureSizes, kind);

/**
 * The sizes that the statics host has of a picture it cut, largest first: `…/wide-490x275.webp` is to be had as
 * `wide-740x416` too. Empty for every other address.
 */
function renditionsOf({ href }: URL): PictureSource[] {
  const [, folder = '', kind = '', size = '', rest = ''] =
    /^(.*\/)([a-z]+)-(\d{2,4}x\d{2,4})((?:\.\w+)?(?:\?.*)?)$/.exec(href) ?? [];
  if (!isKind(kind)) return [];
  const sizes: readonly string[] = Object.values(pictureSizes[kind]);
  if (!sizes.includes(size)) return [];
  return sizes.map((token) => ({ src: `${folder}${kind}-${token}${rest}`, ...parseDimensions(token) }));
}

/**
 * An `<img>` as the newsroom pasted it. Relative addresses lie on the statics host; a picture that host cut is
 * offered in all its sizes.
 * @param statics address of that host
 */
export function readPicture(attributes: Attributes, statics: string): ReadPicture {
  const address = addressOf(attributes);
  if (address === '') return { problem: 'a picture without an address' };
  const url = readPictureUrl(address, statics);
  if (!url) return { problem: `a picture at ${address.slice(0, 80)}` };
  const measures = measuresOf(attributes, url);
  // A dot that counts readers.
  if (measures.width <= 2 || measures.height <= 2) return null;
  const renditions = isOfStatics(url, statics) ? renditionsOf(url) : [];
  const sources = renditions.length > 0 ? renditions : [{ src: url.href, ...measures }];
  return { sources: sources as unknown as PictureSources, alt: (attributes['alt'] ?? '').trim() };
}
