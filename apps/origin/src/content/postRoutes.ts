import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { articles } from '../database/contentTables.ts';
import { outsideSubsections, under } from './articleFilters.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { listArticles } from './listArticles.ts';
import { listSchema } from './listSchema.ts';
import { pageQuery } from './pageQuery.ts';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** The filtered list of version 2. */
export const postRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const schema = {
    summary: 'Articles, newest first, by category and by whether they age',
    tags: ['content'],
    params: siteParams,
    querystring: pageQuery(20).extend({
      evergreen: flag.optional(),
      category: z.string().optional(),
      excludeSubcategories: flag.default(false),
    }),
    response: { 200: listSchema, ...problems },
  };
  app.get('/posts', { schema }, (request) => {
    const conditions: SQL[] = [];
    if (request.query.evergreen !== undefined)
      conditions.push(eq(articles.evergreen, request.query.evergreen));
    if (request.query.category) conditions.push(under(options.db, [request.query.category]));
    if (request.query.category && request.query.excludeSubcategories) {
      conditions.push(outsideSubsections(options.db, request.query.category));
    }
    return listArticles(contextFor(options, request), request.query, { where: and(...conditions) });
  });
};
