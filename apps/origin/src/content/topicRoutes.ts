import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { tags } from '../database/contentTables.ts';
import { notFound } from '../server/ApiProblem.ts';
import { tagged } from './articleFilters.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { inNameOf } from './inNameOf.ts';
import { findSection, readSectionList } from './readSectionList.ts';
import { listArticles, type ContentContext } from './listArticles.ts';
import { categoryListSchema, sectionListSchema, tagListSchema } from './listSchema.ts';
import { pageQuery } from './pageQuery.ts';

/** The list of a tag, a section or a category, and what it is about. */
export const topicRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const tag = {
    summary: 'The articles of a tag',
    tags: ['content'],
    params: siteParams.extend({ tag: z.string() }),
    querystring: pageQuery(20),
    response: { 200: tagListSchema, ...problems },
  };
  app.get('/news/tag/:tag', { schema: tag }, async (request) => {
    const context = contextFor(options, request);
    const info = await readTagInfo(context, request.params.tag);
    const list = await listArticles(context, request.query, {
      where: tagged(options.db, [request.params.tag]),
    });
    const { nextPage, lastPage } = list.paginationInfo;
    return { ...list, tag: info, isLastPage: nextPage === -1, totalPages: lastPage };
  });

  const section = {
    summary: 'The articles under a section: its own, and those that name it as a category',
    tags: ['content'],
    params: siteParams.extend({ section: z.string() }),
    querystring: pageQuery(20),
    response: { 200: sectionListSchema, ...problems },
  };
  app.get('/news/section/:section', { schema: section }, async (request) => {
    const context = contextFor(options, request);
    const list = await readSectionList(context, request.params.section, request.query);
    if (!list) throw notFound('unknown-section', `There is no section ${request.params.section}.`);
    return list;
  });

  const category = {
    summary: 'The articles under a category',
    tags: ['content'],
    params: siteParams.extend({ category: z.string() }),
    querystring: pageQuery(20),
    response: { 200: categoryListSchema, ...problems },
  };
  app.get('/news/category/:category', { schema: category }, async (request) => {
    const context = contextFor(options, request);
    const found = await findSection(context, request.params.category);
    const list = found && (await readSectionList(context, found.slug, request.query));
    if (!list) throw notFound('unknown-category', `There is no category ${request.params.category}.`);
    const { items, paginationInfo } = list;
    return { items, paginationInfo, category: { categorySlug: found.slug, categoryName: found.name } };
  });
};

async function readTagInfo({ db, site }: ContentContext, slug: string) {
  const [row] = await db
    .select()
    .from(tags)
    .where(and(eq(tags.site, site.newsroom.code), eq(tags.slug, slug)));
  if (!row) throw notFound('unknown-tag', `There is no tag ${slug}.`);
  return {
    title: row.name,
    picture: null,
    tag: row.slug,
    stats_slug: row.statsSlug,
    site_url: site.url,
    description: inNameOf(site, row.description),
    keywords: row.keywords,
    is_competition: row.isCompetition,
  };
}
