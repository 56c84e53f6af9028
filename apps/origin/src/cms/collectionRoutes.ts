import { asc } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { staticPages } from '../database/siteTables.ts';
import { errorSchema } from '../server/ApiProblem.ts';
import { selectEntries, type Entry } from './selectEntries.ts';

type Options = { db: OriginDatabase };

const entrySchema = z.record(z.string(), z.unknown());
const collectionSchema = z.union([
  z.strictObject({
    fields: z.record(z.string(), z.unknown()),
    entries: z.array(entrySchema),
    total: z.int(),
  }),
  z.array(entrySchema),
]);

/** Collections that exist and wait for their first entry. */
const emptyCollections = ['friendly_tags', 'competition', 'msn_slideshow'];

/** The CMS API, in the shapes of Cockpit 1: collections with PHP-like filters. */
export const collectionRoutes: FastifyPluginAsyncZod<Options> = async (app, { db }) => {
  const schema = {
    summary:
      'The entries of a collection: `filter[field]=value`, `sort[field]=-1`, `limit`, `skip`, `simple=1`',
    tags: ['cms'],
    params: z.object({ collection: z.string() }),
    querystring: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    response: { 200: collectionSchema, 400: errorSchema, 412: z.strictObject({ error: z.string() }) },
  };
  app.get('/api/collections/get/:collection', { schema }, async ({ params, query }, reply) => {
    const entries = await readCollection(db, params.collection);
    if (!entries) return reply.code(412).send({ error: 'Collection not found' });

    const { selected, total } = selectEntries(entries, query);
    return query['simple'] === '1' ? selected : { fields: {}, entries: selected, total };
  });
};

async function readCollection(db: OriginDatabase, name: string): Promise<Entry[] | null> {
  if (emptyCollections.includes(name)) return [];
  if (name !== 'static_pages') return null;

  const rows = await db.select().from(staticPages).orderBy(asc(staticPages.site), asc(staticPages.slug));
  return rows.map(({ site, slug, title, description, body, modifiedAt }) => ({
    _id: `${site}-${slug.replaceAll('/', '-')}`,
    ...{ site, slug, title, description, body },
    _modified: Math.floor(modifiedAt.getTime() / 1000),
  }));
}
