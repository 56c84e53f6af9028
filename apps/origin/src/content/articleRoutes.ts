import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../server/ApiProblem.ts';
import { articleSchema, fullArticleSchema } from './articleSchema.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { findArticleByName, findArticleByPath, toFoundArticle } from './findArticle.ts';
import { readFullArticle } from './readFullArticle.ts';

const fullFlag = z.object({ full: z.enum(['true', 'false']).default('false') });
const response = { 200: z.union([articleSchema, fullArticleSchema]), ...problems };

/** One article. With `full=true` it counts as a view. */
export const articleRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const byPath = {
    summary: 'The article at a path of the site; with `full=true` also its neighbours and related articles',
    tags: ['content'],
    params: siteParams,
    querystring: fullFlag.extend({ path: z.string().min(1) }),
    response,
  };
  app.get('/news/by', { schema: byPath }, async (request) => {
    const { query } = request;
    const context = contextFor(options, request);
    const row = await findArticleByPath(context, query.path.startsWith('/') ? query.path : `/${query.path}`);
    if (!row) throw notFound('unknown-article', `There is no article at ${query.path}.`);
    if (query.full === 'false') return toFoundArticle(context, row);

    if (row.status === 'published') request.viewedArticle = { site: row.site, id: row.id };
    return readFullArticle(context, row);
  });

  const byName = {
    summary: 'The article with a slug, an id, or a path or address encoded as one segment',
    tags: ['content'],
    params: siteParams.extend({ urlOrSlug: z.string() }),
    querystring: fullFlag,
    response,
  };
  app.get('/news/:urlOrSlug', { schema: byName }, async (request) => {
    const { params, query } = request;
    const context = contextFor(options, request);
    const row = await findArticleByName(context, params.urlOrSlug);
    if (!row) throw notFound('unknown-article', `There is no article ${params.urlOrSlug}.`);
    if (query.full === 'false') return toFoundArticle(context, row);

    if (row.status === 'published') request.viewedArticle = { site: row.site, id: row.id };
    return readFullArticle(context, row);
  });
};
