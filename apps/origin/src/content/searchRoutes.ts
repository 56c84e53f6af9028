import { desc, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { articles } from '../database/contentTables.ts';
import { folded, searchConfig } from '../database/searchWords.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { listArticles, newestFirst } from './listArticles.ts';
import { listSchema } from './listSchema.ts';
import { pageQuery } from './pageQuery.ts';

/** Articles by their words. */
export const searchRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const schema = {
    summary:
      'Articles with all the words, in whatever form and with or without accents, the most fitting first. ' +
      '`"…"` finds a phrase, `or` either word, `-` leaves out. Extension.',
    tags: ['content'],
    params: siteParams,
    querystring: pageQuery(20).extend({ q: z.string().trim().min(1).max(200) }),
    response: { 200: listSchema, ...problems },
  };
  app.get('/news/search', { schema }, (request) => {
    const context = contextFor(options, request);
    const language = sql`${context.site.newsroom.language}::text`;
    const asked = folded(sql`${request.query.q}::text`, language);
    const words = sql`websearch_to_tsquery(${searchConfig(language)}, ${asked})`;
    return listArticles(context, request.query, {
      where: sql`${articles.search} @@ ${words}`,
      order: [desc(sql`ts_rank(${articles.search}, ${words})`), ...newestFirst],
    });
  });
};
