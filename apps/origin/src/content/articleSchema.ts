import { z } from 'zod';
import type { Given } from '../given/givenFields.ts';
import {
  articleKinds,
  hideableParts,
  liveBlogSchema,
  subPostSchema,
} from '@cancha/newsroom/sites/articleExtras.ts';
import { isServedGiven } from './givenArticle.ts';

const moment = z.iso.datetime({ offset: true });
const sizes = z.strictObject({ big: z.url(), medium: z.url(), small: z.url() });

const pictureDrawn = z.boolean().meta({ description: 'It is a drawing and no photograph. Extension.' });

export const authorSchema = z
  .strictObject({
    name: z.string(),
    username: z.string(),
    picture: z.string().nullable(),
    picture_drawn: pictureDrawn,
    description: z.string(),
  })
  .meta({ id: 'Author' });

const imagesSchema = z.strictObject({ wide: sizes, classic: sizes, square: sizes, full: z.url() });

const galleryPictureSchema = z
  .strictObject({ caption: z.string(), image_credits: z.string(), images: imagesSchema })
  .meta({ id: 'GalleryPicture' });

const listed = z.strictObject({
  id: z.int(),
  title: z.string(),
  title_detail: z.string(),
  msnTitle: z.string(),
  excerpt: z.string(),
  epigraph: z.string(),
  published_at: moment,
  modified_at: moment,
  url: z.url(),
  canonical: z.url(),
  link: z.string(),
  local_path: z.string(),
  section: z.string(),
  section_slug: z.string(),
  author: z.array(
    z.strictObject({
      name: z.string(),
      username: z.string(),
      picture: z.string().nullable(),
      picture_drawn: pictureDrawn,
    }),
  ),
  tags: z.array(z.strictObject({ text: z.string(), url: z.string() })),
  hidden_tags: z.array(z.strictObject({ text: z.string(), url: z.string() })),
  categories: z.array(z.strictObject({ categorySlug: z.string(), categoryName: z.string() })),
  images: imagesSchema,
  image_credits: z.string(),
  image_caption: z.string(),
  label: z.string(),
  editions: z.array(z.string()),
  event_title: z.string().nullable(),
  match_id: z.string().nullable(),
  siteCode: z.string(),
  evergreen: z.boolean(),
  hidden: z
    .strictObject(
      Object.fromEntries(
        hideableParts.map((part) => [`HIDDEN_${part.toUpperCase()}`, z.literal(true).optional()]),
      ),
    )
    .optional()
    .meta({ description: 'What is not shown around it. Absent where all is' }),
  kind: z.enum(articleKinds).meta({ description: 'Extension' }),
  notice: z.string().nullable().meta({ description: 'Extension: for adults, beside all about betting' }),
  seo_links: z.array(z.strictObject({ title: z.string(), url: z.string() })),
  related_links: z.array(z.strictObject({ title: z.string(), url: z.string() })),
  comments_count: z.int().min(0).meta({ description: 'Extension' }),
});

/** A record from elsewhere, whatever it holds. In lists it comes without its `body` and `items`. */
const givenSchema = (z.unknown() as z.ZodType<GivenWire>)
  .refine(isServedGiven, 'is no record that was given')
  .meta({
    id: 'GivenArticle',
    type: 'object',
    required: ['id'],
    properties: { id: { type: ['string', 'number'] } },
    description: 'An article as another system gave it. It has an `id`, and any of the other fields or none.',
  });

const ownListedSchema = listed.meta({ id: 'ListedArticle' });

const ownArticleSchema = listed
  .extend({
    body: z.string(),
    items: z.array(subPostSchema).meta({ description: 'The posts of a live blog, newest first' }),
    live_blog: liveBlogSchema,
    photoGallery: z.array(galleryPictureSchema).meta({ description: 'Extension: the pictures of a gallery' }),
  })
  .meta({ id: 'Article' });

/** An article as lists give it: without `body` and `items`. */
export const listedArticleSchema = z.union([ownListedSchema, givenSchema]);

export const articleSchema = z.union([ownArticleSchema, givenSchema]);

export const fullArticleSchema = z
  .strictObject({
    article: articleSchema,
    seoLinks: z.array(z.strictObject({ title: z.string(), url: z.string() })),
    relatedArticles: z.array(listedArticleSchema),
    previousArticle: listedArticleSchema.nullable(),
    nextArticle: listedArticleSchema.nullable(),
    comments: z.null(),
    stvs: z.null(),
    starJournalistsArticles: z.array(listedArticleSchema),
  })
  .meta({ id: 'FullArticle' });

export type AuthorWire = z.infer<typeof authorSchema>;
export type GivenWire = Given;
export type ListedArticleWire = z.infer<typeof ownListedSchema>;
export type ArticleWire = z.infer<typeof ownArticleSchema>;
export type FullArticleWire = z.infer<typeof fullArticleSchema>;
