export type PictureKind = 'wide' | 'classic' | 'square';
export type PictureSize = 'big' | 'medium' | 'small';
export type Dimensions = { readonly width: number; readonly height: number };

/** The network's picture sizes. Ratios within one kind differ slightly: reserve space by the real one. */
export const pictureSizes = {
  wide: { big: '740x416', medium: '490x275', small: '250x140' },
  classic: { big: '714x535', medium: '470x352', small: '230x172' },
  square: { big: '800x800', medium: '400x400', small: '200x200' },
} as const satisfies Record<PictureKind, Record<PictureSize, string>>;

export const fullPictureSize = '1200x740';

/** Of a size such as `740x416`. */
export function parseDimensions(size: string): Dimensions {
  const [width, height] = size.split('x').map(Number);
  if (!width || !height) throw new RangeError(`"${size}" is no picture size`);
  return { width, height };
}
