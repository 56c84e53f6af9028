import { z } from 'zod';
import type { MapIssue } from '../mapping/MapResult';
import { isRecord } from '../reading/isRecord';
import { readOptionalList } from '../reading/readEach';
import type { Article, GalleryPicture, HiddenParts, LiveState } from './Article';
import {
  articleAuthorSchema,
  articleCategorySchema,
  articleLinkSchema,
  articleTagSchema,
  galleryPictureSchema,
  subPostSchema,
  type ArticleWire,
} from './article.wire';
import { mapImages } from './mapImages';

/** What the mapping of an article depends on, besides the article. */
export type ArticleContext = {
  /** Code of the site being read: `FCA`. */
  readonly site: string;
  /** Wide pictures in their taller crop. */
  readonly tallPictures?: boolean;
};

/** Fields that had to be left out go to `issues`. */
export function mapArticle(wire: ArticleWire, context: ArticleContext, issues: MapIssue[]): Article {
  const listOf = <T>(schema: z.ZodType<T>, value: unknown) =>
    readOptionalList(schema, value, wire.id, issues);
  const { author, photoGallery, liveBlog, commentsCount, ...fields } = wire;
  const link = wire.link || wire.localPath || wire.url;
  return {
    ...fields,
    authors: listOf(articleAuthorSchema, author),
    url: wire.url || wire.canonical || link,
    canonical: wire.canonical || wire.url || link,
    link,
    localPath: wire.localPath || link,
    ...readLists(wire, listOf),
    images: mapImages(wire.images, context.tallPictures),
    gallery: listOf(galleryPictureSchema, photoGallery).map(mapGalleryPicture),
    isInternal: isInternal(wire.siteCode, context.site),
    hidden: readHidden(wire.hidden),
    has: readHas(wire.has),
    liveState: readLiveState(liveBlog),
    commentCount: readCount(commentsCount),
  };
}

/** Galleries show pictures uncropped. */
function mapGalleryPicture({
  caption,
  imageCredits,
  images,
}: z.infer<typeof galleryPictureSchema>): GalleryPicture {
  return { caption, credit: imageCredits, images: mapImages(images) };
}

function readLists(wire: ArticleWire, listOf: <T>(schema: z.ZodType<T>, value: unknown) => T[]) {
  return {
    tags: listOf(articleTagSchema, wire.tags),
    hiddenTags: listOf(articleTagSchema, wire.hiddenTags),
    categories: listOf(articleCategorySchema, wire.categories),
    editions: listOf(z.string(), wire.editions),
    seoLinks: listOf(articleLinkSchema, wire.seoLinks),
    relatedLinks: listOf(articleLinkSchema, wire.relatedLinks),
    items: listOf(subPostSchema, wire.items),
  };
}

function readHidden(wire: unknown): HiddenParts {
  const flags = isRecord(wire) ? wire : {};
  const on = (name: string) => isOn(flags[`HIDDEN_${name}`]);
  return {
    ads: on('ADS'),
    comments: on('COMMENTS'),
    time: on('TIME'),
    author: on('AUTHOR'),
    excerpt: on('EXCERPT'),
    label: on('LABEL'),
  };
}

function readLiveState(wire: unknown): LiveState | null {
  const state = isRecord(wire) ? wire['state'] : null;
  return state === 'live' || state === 'finished' ? state : null;
}

function readHas(wire: unknown): string[] {
  return Object.entries(isRecord(wire) ? wire : {})
    .filter(([, value]) => isOn(value))
    .map(([name]) => name.replace(/^HAS_/, '').toLowerCase().replaceAll('_', '-'));
}

function readCount(wire: unknown): number | null {
  const count = typeof wire === 'string' && wire !== '' ? Number(wire) : wire;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** An article without a site code is the site's own. */
function isInternal(siteCode: string, site: string): boolean {
  const code = siteCode.trim();
  return code === '' || code.toLowerCase() === site.toLowerCase();
}
