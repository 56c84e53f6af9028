import type { Kit } from './colours.ts';
import type { PictureKind, PictureOf } from './pictureSchema.ts';

/** The field of a picture in its own units; the height is 540 in every ratio. */
export interface Field {
  readonly width: number;
  readonly height: number;
}

/** What a composition is given: its field, its story and the colours of the sides. */
export interface Scene<K extends PictureKind> extends Field {
  readonly picture: PictureOf<K>;
  readonly home: Kit;
  readonly away: Kit;
  readonly brand: Kit;
  /** The same story always draws the same crowd. */
  readonly next: () => number;
}

/** A composition: a scene in, the inside of an SVG out. Never throws for a picture that passes its schema. */
export type Composition<K extends PictureKind> = (scene: Scene<K>) => string;

/** Square, or nearly: things stand above one another instead of side by side. */
export function isSquare({ width, height }: Field): boolean {
  return width < height * 1.15;
}

/** 4:3 and narrower. */
export function isNarrow({ width, height }: Field): boolean {
  return width < height * 1.45;
}
