import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sites } from '../database/contentTables.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { staticPages } from '../database/siteTables.ts';
import { openSeededDatabase } from '../server/openSeededDatabase.ts';
import { collectionRoutes } from './collectionRoutes.ts';

let database: OpenDatabase;
let app: FastifyInstance;

const page = (site: string, slug: string, day: string) => ({
  ...{ site, slug, title: `${site} ${slug}`, description: 'd', body: '<p>b</p>' },
  modifiedAt: new Date(`${day}T00:00:00Z`),
});
const site = (code: string) => ({
  ...{ code, name: code, timeZone: 'America/Costa_Rica', pictureCredit: '' },
  colours: ['#000000', '#ffffff'] as [string, string],
});

beforeAll(async () => {
  database = await openSeededDatabase();
  await database.db.delete(staticPages);
  await database.db.insert(sites).values(site('XYZ'));
  await database.db
    .insert(staticPages)
    .values([
      page('FCA', 'quienes-somos', '2026-01-01'),
      page('FCA', 'info/contacto', '2026-03-01'),
      page('XYZ', 'quienes-somos', '2026-02-01'),
    ]);
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(collectionRoutes, { db: database.db });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function get(path: string) {
  const answer = await app.inject(`/api/collections/get/${path}`);
  return { status: answer.statusCode, body: answer.json() };
}

describe('the collections of the CMS', () => {
  it('come with fields, entries and total', async () => {
    const { body } = await get('static_pages?filter[site]=FCA&filter[slug]=quienes-somos');

    expect(body).toEqual({
      fields: {},
      total: 1,
      entries: [
        {
          _id: 'FCA-quienes-somos',
          site: 'FCA',
          slug: 'quienes-somos',
          title: 'FCA quienes-somos',
          description: 'd',
          body: '<p>b</p>',
          _modified: 1767225600,
        },
      ],
    });
  });

  it('come as a bare array with simple=1', async () => {
    const { body } = await get('static_pages?filter%5Bsite%5D=XYZ&simple=1');

    expect(body.map(({ site: code }: { site: string }) => code)).toEqual(['XYZ']);
  });

  it('take a slash before the query', async () => {
    expect((await get('friendly_tags/?token=x&filter[site]=FCA')).body).toEqual({
      fields: {},
      entries: [],
      total: 0,
    });
  });

  it('are sorted and cut, and count what the filter let through', async () => {
    const { body } = await get('static_pages?sort[_modified]=-1&limit=1&skip=1');

    expect(body).toMatchObject({ total: 3, entries: [{ _id: 'XYZ-quienes-somos' }] });
  });

  it.each(['friendly_tags', 'competition?limit=1', 'msn_slideshow?filter[$or][][category]=a'])(
    '%s exists and is empty',
    async (path) => {
      expect((await get(path)).body).toMatchObject({ entries: [], total: 0 });
    },
  );

  it('answer 412 for one that does not exist', async () => {
    expect(await get('nada')).toEqual({ status: 412, body: { error: 'Collection not found' } });
  });
});
