import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { articles } from '../database/contentTables.ts';
import { headerTags, zones } from '../database/siteTables.ts';
import { notFound } from '../server/ApiProblem.ts';
import { under } from './articleFilters.ts';
import { listedArticleSchema } from './articleSchema.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { listArticles, readArticles, toListedArticles, type ContentContext } from './listArticles.ts';
import { listSchema } from './listSchema.ts';
import { ofNearest } from './ofNearest.ts';
import { pageQuery } from './pageQuery.ts';
import { readHome } from './readHome.ts';

const items = z.array(listedArticleSchema);
const headerTagSchema = z
  .strictObject({ label: z.string(), url: z.string(), order: z.int(), target: z.string() })
  .meta({ id: 'HeaderTag' });

/** The front page, its zones and its highlight strip. */
export const homeRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const base = { tags: ['content'], params: siteParams };

  const home = {
    ...base,
    summary:
      'The 52 articles of the front page: the newsroom’s choice, the newest of the sections that come first, then fresh ones, at most three of a section in a row, every country present',
    response: { 200: z.strictObject({ items, starJournalistsArticles: items }), ...problems },
  };
  app.get('/news/home', { schema: home }, async (request) => {
    const context = contextFor(options, request);
    return { items: await toListedArticles(context, await readHome(context)), starJournalistsArticles: [] };
  });

  const zone = {
    ...base,
    summary: 'The articles of a named zone of the front page, by the rule the newsroom gave it',
    params: siteParams.extend({ zone: z.string() }),
    response: { 200: z.strictObject({ items }), ...problems },
  };
  app.get('/news/zone/:zone', { schema: zone }, async (request) => {
    const context = contextFor(options, request);
    return { items: await readZone(context, request.params.zone) };
  });

  const opinion = {
    ...base,
    summary: 'Articles under the category `opinion`; empty for a site that has none',
    querystring: pageQuery(20),
    response: { 200: listSchema, ...problems },
  };
  app.get('/widgets/news/opinion', { schema: opinion }, (request) =>
    listArticles(contextFor(options, request), request.query, { where: under(options.db, ['opinion']) }),
  );

  const strip = {
    ...base,
    summary: 'The links of the highlight strip, in order',
    response: { 200: z.array(headerTagSchema), ...problems },
  };
  app.get('/header-tags', { schema: strip }, async (request) => {
    const { db, site } = contextFor(options, request);
    const { label, url, position: order, target } = headerTags;
    const rows = await db
      .select({ site: headerTags.site, link: { label, url, order, target } })
      .from(headerTags)
      .where(inArray(headerTags.site, site.lineage))
      .orderBy(order);
    return ofNearest(site.lineage, rows).map(({ link }) => link);
  });
};

async function readZone(context: ContentContext, name: string) {
  const { db, site } = context;
  const found = await db
    .select()
    .from(zones)
    .where(and(inArray(zones.site, site.lineage), eq(zones.name, name)));
  const [zone] = ofNearest(site.lineage, found);
  if (!zone) throw notFound('unknown-path', `There is no zone ${name}.`);
  if (zone.ordering === 'home')
    return toListedArticles(context, (await readHome(context)).slice(0, zone.size));

  const conditions: SQL[] = [];
  if (zone.section) conditions.push(under(db, [zone.section]));
  if (zone.evergreen !== null) conditions.push(eq(articles.evergreen, zone.evergreen));
  const order = zone.ordering === 'most-viewed' ? 'views' : 'published';
  return toListedArticles(
    context,
    await readArticles(context, zone.size, { where: and(...conditions), order }),
  );
}
