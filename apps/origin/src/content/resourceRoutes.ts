import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { redirects } from '../database/siteTables.ts';
import { notFound } from '../server/ApiProblem.ts';
import { fullArticleSchema } from './articleSchema.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { findArticleById, findArticleByPath } from './findArticle.ts';
import type { ContentContext } from './listArticles.ts';
import { sectionListSchema } from './listSchema.ts';
import { ofNearest } from './ofNearest.ts';
import { pageQuery } from './pageQuery.ts';
import { readFullArticle } from './readFullArticle.ts';
import { readSectionList } from './readSectionList.ts';

const redirectSchema = z.strictObject({ status: z.int().min(301).max(308), target: z.string() });

const resourceSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('article'), data: fullArticleSchema }),
    z.strictObject({ type: z.literal('listing'), data: sectionListSchema }),
    z.strictObject({ type: z.literal('redirect'), data: redirectSchema }),
  ])
  .meta({ id: 'Resource' });

/** Whatever is at a path of the site. An article found here counts as a view. */
export const resourceRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const schema = {
    summary: 'What is at a path: an article, the list of a section, or a redirect',
    tags: ['content'],
    params: siteParams.extend({ '*': z.string() }),
    querystring: pageQuery(20),
    response: { 200: resourceSchema, ...problems },
  };
  app.get('/all/*', { schema }, async (request) => {
    const { params, query } = request;
    const context = contextFor(options, request);
    const path = `/${params['*'].replace(/^\/+|\/+$/g, '')}`;

    const row = await findArticleByPath(context, path);
    if (row) {
      if (row.status === 'published') request.viewedArticle = { site: row.site, id: row.id };
      return { type: 'article' as const, data: await readFullArticle(context, row) };
    }
    const list = await readSectionList(context, path.slice(1), query);
    if (list) return { type: 'listing' as const, data: list };

    const redirect = (await findRedirect(context, path)) ?? (await findMovedArticle(context, path));
    if (!redirect) throw notFound('unknown-path', `There is nothing at ${path}.`);
    return { type: 'redirect' as const, data: redirect };
  });
};

async function findRedirect({ db, site }: ContentContext, path: string) {
  const rows = await db
    .select()
    .from(redirects)
    .where(and(inArray(redirects.site, site.lineage), eq(redirects.source, path)));
  const [nearest] = ofNearest(site.lineage, rows);
  return nearest ? { status: nearest.status, target: nearest.target } : null;
}

/** The id decides: an address whose slug, section or day has changed since leads to where the article is now. */
async function findMovedArticle(context: ContentContext, path: string) {
  const id = /-\d{8}-(\d{1,9})\.html$/.exec(path)?.[1];
  const row = id ? await findArticleById(context, Number(id)) : null;
  return row ? { status: 301, target: row.link } : null;
}
