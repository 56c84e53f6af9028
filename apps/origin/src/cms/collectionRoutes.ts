import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema } from '../server/ApiProblem.ts';
import { collections, type CmsContext } from './collections.ts';
import { collectionQuery, isCollectionParameter } from './collectionQuery.ts';
import { canMatch, selectEntries } from './selectEntries.ts';
import { tokenCheck } from './tokenCheck.ts';

type Options = CmsContext & { cmsToken: string | null };

const entrySchema = z.record(z.string(), z.unknown());
const collectionSchema = z.union([
  z.strictObject({
    fields: z.record(z.string(), z.unknown()),
    entries: z.array(entrySchema),
    total: z.int(),
  }),
  z.array(entrySchema),
]);

/** The CMS API, in the shapes of Cockpit 1: collections with PHP-like filters. */
export const collectionRoutes: FastifyPluginAsyncZod<Options> = async (app, { cmsToken, ...context }) => {
  const checkToken = tokenCheck(cmsToken);

  const schema = {
    summary:
      'The entries of a collection: `filter[field]=value`, `filter[$or][][field]=value`, `sort[field]=-1`, ' +
      '`limit`, `skip`, `simple=1`',
    description:
      `There are ${[...collections.keys()].join(', ')}. ` +
      'One site is named with every call: by `filter[site]`, or by the `filter[site_url]` of one of its pages. ' +
      'Another operator than `$or` is a 400. ' +
      'In `competition` and `friendly_tags` the `site_url` is the address of the topic page. ' +
      '`promo_codes` and `betting_reviews` are extensions: their `countries` (ISO 3166) say where an entry may be shown, ' +
      'and the day of `expires_on` is its last.',
    tags: ['cms'],
    params: z.object({ collection: z.string() }),
    querystring: collectionQuery,
    response: {
      200: collectionSchema,
      400: errorSchema,
      401: errorSchema,
      412: z.strictObject({ error: z.string() }),
    },
  };
  const config = { readsParameter: isCollectionParameter };
  app.get('/api/collections/get/:collection', { schema, config }, async ({ params, query }, reply) => {
    const collection = collections.get(params.collection);
    if (!collection) return reply.code(412).send({ error: 'Collection not found' });
    if (collection.needsToken) {
      checkToken([query['token']].flat().at(-1));
      // What is kept is given to everybody who asks by the same address.
      if (cmsToken !== null) reply.header('cache-control', 'no-store');
    }

    // The entries of all sites are many
    const isAsked = canMatch(query);
    const sites = context.sites.all().filter(({ code }) => isAsked({ site: code }));
    const { selected, total } = selectEntries(await collection.read(context, sites, isAsked), query);
    return query['simple'] === '1' ? selected : { fields: {}, entries: selected, total };
  });
};
