import type { SubPost } from '@cancha/newsroom/sites/articleExtras.ts';
import type { ArticleRow, ArticleTrimmings } from './articleRow.ts';
import { authorPicture } from './authorPicture.ts';
import type { ArticleWire, ListedArticleWire } from './articleSchema.ts';
import type { Site } from './Site.ts';
import { shiftArticleTexts, shiftPostTexts } from './shiftArticleTexts.ts';
import { zonedTime } from './zonedTime.ts';

const sizes = {
  wide: { big: '740x416', medium: '490x275', small: '250x140' },
  classic: { big: '714x535', medium: '470x352', small: '230x172' },
  square: { big: '800x800', medium: '400x400', small: '200x200' },
} as const;

/** Where answers point at: the site itself and this server's pictures. */
export type WireContext = { site: Site; publicUrl: string };

/** A stored article in the shape of the lists. */
export function toListedArticle(
  stored: ArticleRow,
  { tags, categories, related, comments }: ArticleTrimmings,
  { site, publicUrl }: WireContext,
): ListedArticleWire {
  const row = shiftArticleTexts(stored, site);
  const url = site.url + row.link;
  const { alsoBy = [], hiddenTags = [], seoLinks = [], eventTitle = null, hide = [] } = row.extras;
  return {
    id: row.id,
    title: row.title,
    title_detail: row.titleDetail,
    msnTitle: row.msnTitle,
    excerpt: row.excerpt,
    epigraph: row.epigraph,
    published_at: zonedTime(row.publishedAt, site.timeZone),
    modified_at: zonedTime(row.modifiedAt, site.timeZone),
    url,
    canonical: url,
    link: row.link,
    local_path: row.link,
    section: row.sectionName,
    section_slug: row.section,
    author: [{ name: row.authorName, username: row.author, picture: row.authorPicture }, ...alsoBy].map(
      ({ name, username, picture }) => ({ name, username, ...authorPicture(picture, publicUrl) }),
    ),
    tags: tags.map(({ name, slug }) => ({ text: name, url: slug })),
    hidden_tags: hiddenTags,
    categories: categories.map(({ name, slug }) => ({ categorySlug: slug, categoryName: name })),
    images: pictureSizes(`${publicUrl}/statics/pictures/${site.newsroom.code}/${row.id}`),
    image_credits: site.newsroom.pictureCredit,
    image_caption: row.caption,
    label: row.label,
    editions: [...site.editions],
    event_title: eventTitle,
    match_id: row.matchId,
    siteCode: site.code,
    evergreen: row.evergreen,
    ...(hide.length > 0 && {
      hidden: Object.fromEntries(hide.map((part) => [`HIDDEN_${part.toUpperCase()}`, true as const])),
    }),
    kind: row.extras.kind ?? 'article',
    notice: row.extras.notice ?? null,
    seo_links: seoLinks,
    related_links: related.map(({ title, link }) => ({ title, url: site.url + link })),
    comments_count: comments,
  };
}

/** A stored article with its text. */
export function toArticle(
  stored: ArticleRow & { body: string; items: unknown[] },
  trimmings: ArticleTrimmings,
  context: WireContext,
): ArticleWire {
  const { site, publicUrl } = context;
  const row = shiftArticleTexts(stored, site);
  const folder = `${publicUrl}/statics/pictures/${site.newsroom.code}/${row.id}`;
  return {
    ...toListedArticle(stored, trimmings, context),
    body: row.body,
    // Only an article that was given has others, and it is served as it came.
    items: (row.items as SubPost[]).map((post) => shiftPostTexts(post, row, site)),
    live_blog: row.extras.kind === 'live-blog' ? { state: row.extras.isLive ? 'live' : 'finished' } : null,
    photoGallery: (row.extras.gallery ?? []).map(({ caption }, index) => ({
      caption,
      image_credits: site.newsroom.pictureCredit,
      images: pictureSizes(`${folder}-${index + 1}`),
    })),
  };
}

/** Where the sizes of a picture of ours are. */
export function pictureSizes(folder: string): ListedArticleWire['images'] {
  const address = (kind: string, { big, medium, small }: Record<'big' | 'medium' | 'small', string>) => ({
    big: `${folder}/${kind}-${big}`,
    medium: `${folder}/${kind}-${medium}`,
    small: `${folder}/${kind}-${small}`,
  });
  return {
    wide: address('wide', sizes.wide),
    classic: address('classic', sizes.classic),
    square: address('square', sizes.square),
    full: `${folder}/full-1200x740`,
  };
}
