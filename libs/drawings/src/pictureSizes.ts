/** The shapes a picture is composed in; each is drawn anew, never cropped from another. */
export type Ratio = 'wide' | 'tall' | 'classic' | 'square' | 'full';

/** The field each ratio is drawn on, in picture units. */
export const canvases = {
  wide: [960, 540],
  tall: [820, 540],
  classic: [720, 540],
  square: [540, 540],
  full: [876, 540],
} as const satisfies Record<Ratio, readonly [number, number]>;

/** The sizes served, in pixels: big, medium, small. */
export const pictureSizes = {
  wide: ['740x416', '490x275', '250x140'],
  // The taller crop of the wide ones, and named as they are.
  tall: ['740x487', '490x327'],
  classic: ['714x535', '470x352', '230x172'],
  square: ['800x800', '400x400', '200x200'],
  full: ['1200x740'],
} as const satisfies Record<Ratio, readonly string[]>;

export interface PictureSize {
  readonly ratio: Ratio;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const served = new Map(
  Object.entries(pictureSizes).flatMap(([ratio, sizes]) =>
    sizes.map((size): [string, PictureSize] => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      const name = ratio === 'tall' ? 'wide' : ratio;
      return [`${name}-${size}`, { ratio: ratio as Ratio, width, height }];
    }),
  ),
);

/** Names of all sizes served: `wide-740x416`, … */
export const pictureSizeNames: readonly string[] = [...served.keys()];

/** The size of a name such as `wide-740x416`; `null` when it is not one of those served. */
export function findPictureSize(name: string): PictureSize | null {
  return served.get(name) ?? null;
}
