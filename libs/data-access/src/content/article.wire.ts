import { z } from 'zod';
import {
  date,
  flag,
  id,
  idOrNull,
  requiredText,
  text,
  verbatim,
  verbatimOrNull,
  wireObject,
} from '../reading/wireFields';

/** Lists are read item by item: a bad tag does not cost the article. */
export const articleSchema = wireObject({
  id,
  title: requiredText,
  titleDetail: text,
  msnTitle: text,
  excerpt: text,
  body: verbatim,
  epigraph: text,
  publishedAt: date,
  modifiedAt: date,
  url: verbatim,
  canonical: verbatim,
  link: verbatim,
  localPath: verbatim,
  section: text,
  sectionSlug: verbatim,
  author: z.unknown().optional(),
  tags: z.unknown().optional(),
  hiddenTags: z.unknown().optional(),
  categories: z.unknown().optional(),
  images: z.unknown().optional(),
  imageCredits: text,
  imageCaption: text,
  label: text,
  editions: z.unknown().optional(),
  eventTitle: text,
  matchId: idOrNull,
  siteCode: verbatim,
  evergreen: flag,
  seoLinks: z.unknown().optional(),
  relatedLinks: z.unknown().optional(),
  items: z.unknown().optional(),
  photoGallery: z.unknown().optional(),
  liveBlog: z.unknown().optional(),
  hidden: z.unknown().optional(),
  has: z.unknown().optional(),
  commentsCount: z.unknown().optional(),
}).refine((article) => article.link || article.localPath || article.url, { message: 'no address' });

export type ArticleWire = z.infer<typeof articleSchema>;

export const articleAuthorSchema = wireObject({
  name: requiredText,
  username: verbatim,
  picture: verbatimOrNull,
  pictureDrawn: z.literal(true).optional().catch(undefined),
});
export const articleTagSchema = wireObject({ text: requiredText, url: verbatim });
export const articleCategorySchema = wireObject({ categorySlug: verbatim, categoryName: requiredText });
export const articleLinkSchema = wireObject({ title: requiredText, url: z.string().min(1) });
export const galleryPictureSchema = wireObject({
  caption: text,
  imageCredits: text,
  images: z.unknown().optional(),
});
export const subPostSchema = wireObject({
  id: idOrNull,
  title: text,
  body: verbatim,
  publishedAt: date,
  modifiedAt: date,
  minute: text,
  keyEvent: flag,
}).refine(({ title, body }) => title !== '' || body.trim() !== '', { message: 'neither title nor body' });
