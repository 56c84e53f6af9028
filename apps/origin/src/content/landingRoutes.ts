import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { articles, authors, sections, tags } from '../database/contentTables.ts';
import { nobody } from '../given/nobody.ts';
import { notFound } from '../server/ApiProblem.ts';
import { tagged, under } from './articleFilters.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { inNameOf } from './inNameOf.ts';
import { listArticles, type ContentContext } from './listArticles.ts';
import { listSchema } from './listSchema.ts';
import { pageQuery } from './pageQuery.ts';

/** What a landing page stands for, beside the tags, sections and categories with a call of their own. */
const landingTypes = ['topic', 'competition', 'country', 'author'] as const;
type LandingType = (typeof landingTypes)[number];

const landingSchema = z
  .strictObject({
    type: z.enum(landingTypes),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
  })
  .meta({ id: 'Landing' });

const landingListSchema = listSchema.extend({ landing: landingSchema }).meta({ id: 'LandingList' });

/** The page of anything that articles are gathered under. */
export const landingRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const schema = {
    summary: `The articles of a landing page. Types: ${landingTypes.join(', ')}`,
    tags: ['content'],
    params: siteParams.extend({ type: z.string(), slug: z.string() }),
    querystring: pageQuery(20),
    response: { 200: landingListSchema, ...problems },
  };
  app.get('/news/:type/:slug', { schema }, async (request) => {
    const context = contextFor(options, request);
    const { type, slug } = request.params;
    const known = landingTypes.find((name) => name === type);
    if (!known) throw notFound('unknown-path', `There are no landing pages of the type ${type}.`);
    const found = slug === nobody ? null : await readLanding(context, known, slug);
    if (!found) throw notFound('unknown-path', `There is no ${type} ${slug}.`);

    const where = whereOf(context, known, slug);
    return { ...(await listArticles(context, request.query, { where })), landing: { type: known, ...found } };
  });
};

function whereOf({ db }: ContentContext, type: LandingType, slug: string) {
  if (type === 'author') return eq(articles.author, slug);
  return type === 'country' ? under(db, [slug]) : tagged(db, [slug]);
}

async function readLanding({ db, site }: ContentContext, type: LandingType, slug: string) {
  const find = {
    topic: () => readTag(),
    competition: () => readTag(eq(tags.isCompetition, true)),
    country: () =>
      db
        .select({ slug: sections.slug, name: sections.name, description: sections.description })
        .from(sections)
        .where(
          and(eq(sections.site, site.newsroom.code), eq(sections.slug, slug), eq(sections.country, true)),
        ),
    author: () =>
      db
        .select({ slug: authors.username, name: authors.name, description: authors.description })
        .from(authors)
        .where(and(eq(authors.site, site.newsroom.code), eq(authors.username, slug))),
  };
  const [row] = await find[type]();
  return row ? { ...row, description: inNameOf(site, row.description) } : null;

  function readTag(kind?: ReturnType<typeof eq>) {
    return db
      .select({ slug: tags.slug, name: tags.name, description: tags.description })
      .from(tags)
      .where(and(eq(tags.site, site.newsroom.code), eq(tags.slug, slug), kind));
  }
}
