import type { PictureSources } from '../../media/Picture/Picture';

export type GalleryPhoto = {
  /** All of one ratio; a photo without sources is left out. */
  sources: PictureSources | null;
  /** Default: the smallest of `sources`. */
  thumbnail?: string | undefined;
  /** Empty when the caption describes the photo. */
  alt: string;
  /** Below the photo, or empty. */
  caption: string;
  credit: string;
};
