/** A picture with its real size, so that its room can be reserved. */
export type Picture = { readonly src: string; readonly width: number; readonly height: number };

/** One crop in three sizes. A size that was not sent is filled by the next one, with that one's measures. */
export type PictureSet = { readonly big: Picture; readonly medium: Picture; readonly small: Picture };

/** The crops of an article's picture; each may be missing. */
export type ArticleImages = {
  readonly wide: PictureSet | null;
  readonly classic: PictureSet | null;
  readonly square: PictureSet | null;
  readonly full: Picture | null;
};
