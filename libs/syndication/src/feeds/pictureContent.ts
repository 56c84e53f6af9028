import type { Article } from '@cancha/data-access/content/Article';
import type { SiteContext } from '@cancha/site/context/SiteContext';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

/** The type an address tells by its ending; `null` where it tells none. */
export function pictureType(src: string): string | null {
  const ending = /\.([a-z]+)(?:[?#].*)?$/i.exec(src)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, ending) ? (types[ending] ?? null) : null;
}

/** Who made the picture of an article, as its page says it. */
function creditOf(article: Pick<Article, 'imageCredits'>, { t, brandConfig }: SiteContext): string {
  return article.imageCredits || t('article.credit', { brand: brandConfig.shortName });
}

type MediaContent = {
  url: string;
  medium: 'image';
  type?: string;
  width: number;
  height: number;
  title: { value: string; type: 'plain' };
  credits: { value: string }[];
  thumbnails: { url: string; width: number; height: number }[];
};

/** The picture of an article as feeds have it: the largest there is, with its size, words and credit. */
export function pictureContent(article: Article, context: SiteContext): MediaContent | null {
  const { full, wide, classic } = article.images;
  const picture = full ?? wide?.big ?? classic?.big;
  if (!picture || !/^https?:\/\//i.test(picture.src)) return null;
  const type = pictureType(picture.src);
  const thumbnail = wide?.small ?? classic?.small;
  return {
    url: picture.src,
    medium: 'image',
    ...(type ? { type } : {}),
    width: picture.width,
    height: picture.height,
    title: { value: article.imageCaption || article.title, type: 'plain' },
    credits: [{ value: creditOf(article, context) }],
    thumbnails: thumbnail ? [{ url: thumbnail.src, width: thumbnail.width, height: thumbnail.height }] : [],
  };
}
