import type { PictureSet } from '@cancha/data-access/content/ArticleImages';

/** The three sizes of one crop, told apart by their addresses. */
export function pictureSizes(crop: string): PictureSet {
  const picture = (size: string, width: number) => ({ src: `/${crop}-${size}`, width, height: width / 2 });
  return { big: picture('big', 740), medium: picture('medium', 490), small: picture('small', 250) };
}
