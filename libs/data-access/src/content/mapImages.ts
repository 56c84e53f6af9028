import { isRecord } from '../reading/isRecord';
import type { ArticleImages, Picture, PictureSet } from './ArticleImages';
import {
  fullPictureSize,
  pictureSizes,
  parseDimensions,
  type PictureKind,
  type PictureSize,
} from './pictureSizes';
import { dimensionsInUrl, toTallUrl } from './pictureUrl';

const noImages: ArticleImages = { wide: null, classic: null, square: null, full: null };

/** Pictures are sent as URLs or as `{ src | url, width, height }`. `tall`: wide pictures in their taller crop. */
export function mapImages(wire: unknown, tall = false): ArticleImages {
  if (!isRecord(wire)) return noImages;
  return {
    wide: mapSet(wire['wide'], 'wide', tall),
    classic: mapSet(wire['classic'], 'classic', false),
    square: mapSet(wire['square'], 'square', false),
    full: mapPicture(wire['full'], fullPictureSize),
  };
}

function mapSet(wire: unknown, kind: PictureKind, tall: boolean): PictureSet | null {
  if (!isRecord(wire)) return null;

  const read = (size: PictureSize) => mapPicture(wire[size], pictureSizes[kind][size], tall);
  const [big, medium, small] = [read('big'), read('medium'), read('small')];
  const bigOrNext = big ?? medium ?? small;
  const mediumOrNext = medium ?? bigOrNext;
  const smallOrNext = small ?? mediumOrNext;
  if (!bigOrNext || !mediumOrNext || !smallOrNext) return null;
  return { big: bigOrNext, medium: mediumOrNext, small: smallOrNext };
}

function mapPicture(wire: unknown, size: string, tall = false): Picture | null {
  const sent = isRecord(wire) ? (wire['src'] ?? wire['url']) : wire;
  if (typeof sent !== 'string' || sent.trim() === '') return null;

  const src = tall ? toTallUrl(sent.trim()) : sent.trim();
  return {
    src,
    ...(sentMeasures(wire, src === sent.trim()) ?? dimensionsInUrl(src) ?? parseDimensions(size)),
  };
}

function sentMeasures(wire: unknown, unchanged: boolean) {
  if (!unchanged || !isRecord(wire)) return null;
  const [width, height] = [Number(wire['width']), Number(wire['height'])];
  return width > 0 && height > 0 ? { width, height } : null;
}
