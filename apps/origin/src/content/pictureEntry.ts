import type { ArticleRow } from './articleRow.ts';
import type { PictureEntry } from './imageSitemap.ts';
import { pictureSizes, type WireContext } from './toArticle.ts';

/** A page of the picture sitemap. A given article brings its own picture, or none. */
export function pictureEntry(row: ArticleRow, { site, publicUrl }: WireContext): PictureEntry {
  const url = site.url + encodeURI(row.link);
  if (!row.given)
    return {
      url,
      pictures: [pictureSizes(`${publicUrl}/statics/pictures/${site.newsroom.code}/${row.id}`).full],
    };
  const picture = fullPicture(row.given['images']);
  return { url, pictures: picture === null ? [] : [picture] };
}

function fullPicture(images: unknown): string | null {
  if (typeof images !== 'object' || images === null || !('full' in images)) return null;
  const { full } = images;
  return typeof full === 'string' && /^https?:\/\//i.test(full) ? (URL.parse(full)?.href ?? null) : null;
}
