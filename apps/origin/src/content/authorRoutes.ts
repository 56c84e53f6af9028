import { and, asc, eq, ne } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { articles, authors } from '../database/contentTables.ts';
import { nobody } from '../given/nobody.ts';
import { notFound } from '../server/ApiProblem.ts';
import { visible } from './articleFilters.ts';
import { authorSchema, type AuthorWire } from './articleSchema.ts';
import { authorPicture } from './authorPicture.ts';
import { contextFor, problems, siteParams, type ContentOptions } from './contentOptions.ts';
import { listArticles, type ContentContext } from './listArticles.ts';
import { authorListSchema } from './listSchema.ts';
import { pageQuery } from './pageQuery.ts';

/** Who signs the articles. */
export const authorRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const base = { tags: ['content'], params: siteParams };
  const response = { 200: z.strictObject({ items: z.array(authorSchema) }), ...problems };

  const all = {
    ...base,
    summary: 'All authors',
    querystring: z.object({ orderBy: z.enum(['name', 'username']).default('name') }),
    response,
  };
  app.get('/authors', { schema: all }, async (request) => {
    const found = await readAuthors(contextFor(options, request));
    const compare = new Intl.Collator('es').compare;
    return { items: found.sort((a, b) => compare(a[request.query.orderBy], b[request.query.orderBy])) };
  });

  const contributors = { ...base, summary: 'Authors with at least one article', response };
  app.get('/widgets/news/contributors', { schema: contributors }, async (request) => {
    const context = contextFor(options, request);
    const active = await context.db
      .selectDistinct({ username: articles.author })
      .from(articles)
      .where(visible(context));
    const usernames = new Set(active.map(({ username }) => username));
    return { items: (await readAuthors(context)).filter(({ username }) => usernames.has(username)) };
  });

  const news = {
    ...base,
    summary: 'The articles of an author',
    params: siteParams.extend({ author: z.string() }),
    querystring: pageQuery(20),
    response: { 200: authorListSchema, ...problems },
  };
  app.get('/authors/:author/news', { schema: news }, async (request) => {
    const context = contextFor(options, request);
    const author = (await readAuthors(context)).find(({ username }) => username === request.params.author);
    if (!author) throw notFound('unknown-author', `There is no author ${request.params.author}.`);
    return {
      ...(await listArticles(context, request.query, { where: eq(articles.author, author.username) })),
      author,
    };
  });
};

async function readAuthors({ db, site, publicUrl }: ContentContext): Promise<AuthorWire[]> {
  const { name, username, picture, description } = authors;
  const rows = await db
    .select({ name, username, picture, description })
    .from(authors)
    .where(and(eq(authors.site, site.newsroom.code), ne(authors.username, nobody)))
    .orderBy(asc(authors.name));
  return rows.map((row) => ({ ...row, ...authorPicture(row.picture, publicUrl) }));
}
