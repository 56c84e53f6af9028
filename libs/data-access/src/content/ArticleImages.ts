/** A picture with its real size, so that its space can be reserved. */
export type Picture = { readonly src: string; readonly width: number; readonly height: number };

/** One crop in three sizes. A missing size is replaced by the next one. */
export type PictureSet = { readonly big: Picture; readonly medium: Picture; readonly small: Picture };

export type ArticleImages = {
  readonly wide: PictureSet | null;
  readonly classic: PictureSet | null;
  readonly square: PictureSet | null;
  readonly full: Picture | null;
};
