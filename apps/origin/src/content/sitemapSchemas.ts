import { z } from 'zod';

const moment = z.iso.datetime({ offset: true });
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-07');

/** Which articles are asked for: those of a month by the clocks of the site, or from a moment on. */
export const sitemapQuery = z.object({ month: month.optional(), since: moment.optional() });

/** As much of an article as a sitemap tells. What another system gave has the fields it came with. */
const entrySchema = z
  .object({
    id: z.union([z.int(), z.string()]),
    title: z.string(),
    published_at: moment,
    modified_at: moment,
    url: z.string(),
    canonical: z.string(),
    link: z.string(),
    section: z.string(),
    section_slug: z.string(),
    editions: z.array(z.string()),
    siteCode: z.string(),
  })
  .partial()
  .required({ id: true })
  .meta({ id: 'SitemapArticle' });

export const sitemapArticlesSchema = z
  .strictObject({ items: z.array(entrySchema) })
  .meta({ id: 'SitemapArticles' });

export const sitemapMonthsSchema = z
  .strictObject({
    items: z.array(z.strictObject({ month, articles: z.int().min(1), modified_at: moment })),
  })
  .meta({ id: 'SitemapMonths' });

const listEntry = z.strictObject({ slug: z.string(), name: z.string(), modified_at: moment });

export const sitemapListsSchema = z
  .strictObject({ sections: z.array(listEntry), topics: z.array(listEntry), authors: z.array(listEntry) })
  .meta({ id: 'SitemapLists' });

export type SitemapEntry = z.infer<typeof entrySchema>;
export type SitemapMonths = z.infer<typeof sitemapMonthsSchema>;
export type SitemapLists = z.infer<typeof sitemapListsSchema>;
