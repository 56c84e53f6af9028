import type { PictureSources } from '../../media/Picture/Picture';

/** A photograph of a gallery, of any shape. */
export type GalleryPhoto = {
  /** Its renditions, all of one shape; without one the photograph is left out. */
  sources: PictureSources | null;
  /** A small rendition for the row of all pictures; the smallest of `sources` unless given. */
  thumbnail?: string | undefined;
  /** What it shows, for who does not see it. Empty where the caption says so. */
  alt: string;
  /** Under the picture; empty where there is none. */
  caption: string;
  credit: string;
};
