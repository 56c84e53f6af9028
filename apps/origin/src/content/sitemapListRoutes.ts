import { and, eq, gte } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { articles } from '../database/contentTables.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { readArticles } from './listArticles.ts';
import { monthOf, readSitemapMonths } from './readSitemapMonths.ts';
import { readSitemapLists } from './readSitemapLists.ts';
import { sitemapEntry } from './sitemapEntry.ts';
import {
  sitemapArticlesSchema,
  sitemapListsSchema,
  sitemapMonthsSchema,
  sitemapQuery,
} from './sitemapSchemas.ts';

/** A search engine reads no more of one file. */
const longest = 50_000;

/** What the front end makes sitemaps of. */
export const sitemapListRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const base = { tags: ['content'], params: siteParams };

  const entries = {
    ...base,
    summary:
      'The published articles of a month (by the clocks of the site) or from a moment on, the newest first. Extension.',
    querystring: sitemapQuery,
    response: { 200: sitemapArticlesSchema, ...problems },
  };
  app.get('/sitemaps/articles', { schema: entries }, async (request) => {
    const context = { ...contextFor(options, request), drafts: false };
    const { month, since } = request.query;
    const where = and(
      month === undefined ? undefined : eq(monthOf(context.site.timeZone), month),
      since === undefined ? undefined : gte(articles.publishedAt, new Date(since)),
    );
    const rows = await readArticles(context, longest, { where });
    return { items: rows.map((row) => sitemapEntry(row, context.site)) };
  });

  const months = {
    ...base,
    summary: 'The months in which something was published, the newest first. Extension.',
    response: { 200: sitemapMonthsSchema, ...problems },
  };
  app.get('/sitemaps/months', { schema: months }, async (request) => ({
    items: await readSitemapMonths({ ...contextFor(options, request), drafts: false }),
  }));

  const lists = {
    ...base,
    summary:
      'The sections, topics and authors that have articles, and when one of these last changed. Extension.',
    response: { 200: sitemapListsSchema, ...problems },
  };
  app.get('/sitemaps/lists', { schema: lists }, (request) =>
    readSitemapLists({ ...contextFor(options, request), drafts: false }),
  );
};
