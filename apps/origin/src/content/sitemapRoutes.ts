import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { imageSitemap } from './imageSitemap.ts';
import { readArticles } from './listArticles.ts';
import { pictureEntry } from './pictureEntry.ts';

/** A picture older than the thousand newest has been found long ago. */
const longest = 1000;

/** What search engines read. */
export const sitemapRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const schema = {
    summary: `The XML of the picture sitemap: the ${longest} newest articles`,
    tags: ['content'],
    params: siteParams,
    response: { 200: z.strictObject({ siteMap: z.string() }).meta({ id: 'ImageSitemap' }), ...problems },
  };
  app.get('/sitemaps/images', { schema }, async (request) => {
    const context = { ...contextFor(options, request), drafts: false };
    const rows = await readArticles(context, longest);
    return { siteMap: imageSitemap(rows.map((row) => pictureEntry(row, context))) };
  });
};
