import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { onDay, onNewestDay, tagged, under } from './articleFilters.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { listArticles } from './listArticles.ts';
import { listSchema } from './listSchema.ts';
import { nameList, pageQuery } from './pageQuery.ts';

const response = { 200: listSchema, ...problems };

/** Lists of a whole site, newest first or by another order. */
export const latestRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const paged = (summary: string, size = 20) => ({
    schema: { summary, tags: ['content'], params: siteParams, querystring: pageQuery(size), response },
  });

  app.get('/news/latest', paged('Articles, newest first'), (request) =>
    listArticles(contextFor(options, request), request.query),
  );

  app.get('/news/latest-updated', paged('Articles, last changed first'), (request) =>
    listArticles(contextFor(options, request), request.query, { order: 'modified' }),
  );

  const ofDay = {
    ...paged('All articles of the newest day, by the clocks of the site; of another by `date`').schema,
    querystring: pageQuery(50).extend({
      date: z.iso.date().optional().describe('which day (an extension of ours)'),
    }),
  };
  app.get('/news/daily', { schema: ofDay }, (request) => {
    const context = contextFor(options, request);
    const { date, ...page } = request.query;
    const where = date === undefined ? onNewestDay(context.site) : onDay(date, context.site);
    return listArticles(context, page, { where });
  });

  const mostViewed = paged('Articles by their views of the last seven days, then newest first');
  app.get('/news/most-viewed', mostViewed, (request) =>
    listArticles(contextFor(options, request), request.query, { order: 'views' }),
  );

  const ofSections = {
    ...paged('Articles under any of the sections').schema,
    querystring: pageQuery(100).extend({ sections: nameList }),
  };
  app.get('/news/sections', { schema: ofSections }, (request) =>
    listArticles(contextFor(options, request), request.query, {
      where: under(options.db, request.query.sections),
    }),
  );

  const ofTags = {
    ...paged('Articles with any of the tags').schema,
    querystring: pageQuery(100).extend({ tags: nameList }),
  };
  app.get('/news/tags', { schema: ofTags }, (request) =>
    listArticles(contextFor(options, request), request.query, {
      where: tagged(options.db, request.query.tags),
    }),
  );

  const ofCategories = {
    ...paged('Articles under any of the categories of the path, last changed first').schema,
    params: siteParams.extend({ '*': z.string() }),
  };
  app.get('/news/latest-updated-by-category/*', { schema: ofCategories }, (request) => {
    const categories = request.params['*'].split('/').filter((slug) => slug !== '');
    const where = under(options.db, categories);
    return listArticles(contextFor(options, request), request.query, { where, order: 'modified' });
  });
};
