import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contextFor, problems, siteParams, type ContentOptions } from '../content/contentOptions.ts';
import { nameList, pageQuery } from '../content/pageQuery.ts';
import { ApiProblem, errorSchema } from '../server/ApiProblem.ts';
import { searchKinds, searchSite } from './searchSite.ts';
import { searchWire } from './searchSchemas.ts';

const longest = 200;
const patienceMs = 2000;
/** How like two words are at least, of 1, to be compared letter by letter. */
const likeness = '0.25';

/** All of it is in memory: by the index of a site's articles it takes half as long as through those of all. */
const pageCost = '1.1';

/** Everything a site has, by its words. */
export const siteSearchRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, options) => {
  const schema = {
    summary:
      'Articles of the site, teams, players, competitions, grounds and referees with all the words, with or without ' +
      'accents. Names: those that are the words, then those that begin with them, then those that have them. Where nothing has them, what has ' +
      'the nearest words. Extension.',
    tags: ['content'],
    params: siteParams,
    querystring: pageQuery(10)
      .pick({ size: true })
      .extend({
        q: z.string().trim().min(1).max(longest),
        kinds: nameList
          .pipe(z.array(z.enum(searchKinds)))
          .default([...searchKinds])
          .describe('only these, separated by commas; all unless given'),
      }),
    response: { 200: searchWire, ...problems, 503: errorSchema },
  };
  app.get('/search', { schema }, async (request, reply) => {
    // There are more questions than answers worth keeping
    reply.header('cache-control', 'public, max-age=2');
    const context = contextFor(options, request);
    try {
      return await context.db.transaction(async (db) => {
        await db.execute(
          sql`select set_config('statement_timeout', ${String(patienceMs)}, true),
            set_config('pg_trgm.similarity_threshold', ${likeness}, true),
            set_config('random_page_cost', ${pageCost}, true)`,
        );
        return searchSite({ ...context, db }, request.query);
      });
    } catch (error) {
      if (wasCancelled(error)) throw new ApiProblem(503, 'internal', 'The search took too long.');
      throw error;
    }
  });
};

/** By the database, for its time was over. */
function wasCancelled(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '57014';
}
