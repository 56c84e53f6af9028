import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSites } from '../content/Site.ts';
import { sites } from '../database/contentTables.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { staticPages } from '../database/siteTables.ts';
import { setErrorHandlers } from '../server/errorHandlers.ts';
import { openSeededDatabase } from '../testing/openSeededDatabase.ts';
import { testSettings } from '../testing/openTestOrigin.ts';
import { collectionRoutes } from './collectionRoutes.ts';

let database: OpenDatabase;
let app: FastifyInstance;

const page = (site: string, slug: string, day: string) => ({
  ...{ site, slug, title: `${site} ${slug}`, description: 'd', body: '<p>b</p>' },
  modifiedAt: new Date(`${day}T00:00:00Z`),
});
const site = (code: string) => ({
  ...{ code, name: code, timeZone: 'America/Costa_Rica', pictureCredit: '', address: 'http://xyz.test' },
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
  setErrorHandlers(app);
  const { db } = database;
  const { publicUrl, addresses } = testSettings;
  const context = { db, sites: await loadSites(db, addresses), publicUrl, cmsToken: null };
  await app.register(collectionRoutes, context);
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
    const { body } = await get('friendly_tags/?token=x&filter[site]=FCA&filter[url_tag]=copa-oro');

    expect(body).toMatchObject({
      total: 1,
      entries: [
        { site: 'FCA', url_tag: 'copa-oro', title: 'Copa Oro', site_url: 'http://fca.test/tema/copa-oro' },
      ],
    });
  });

  it('are sorted and cut, and count what the filter let through', async () => {
    const { body } = await get('static_pages?filter[site]=FCA&sort[_modified]=-1&limit=1&skip=1');

    expect(body).toMatchObject({ total: 2, entries: [{ _id: 'FCA-quienes-somos' }] });
  });

  it('know a competition by the address of its page', async () => {
    const { body } = await get('competition?filter[site_url]=http://fca.test/tema/mundial-2026&limit=1');

    expect(body).toMatchObject({
      total: 1,
      entries: [{ title: 'Mundial 2026', tag: 'mundial-2026', stats_slug: 'mundial', is_competition: true }],
    });
    const noCompetition = await get('competition?filter[site]=FCA&filter[tag]=lionel-messi');
    expect(noCompetition.body).toMatchObject({ entries: [], total: 0 });
  });

  const slideshows = 'msn_slideshow?filter[site]=FCA&filter[published]=true&sort[_modified]=-1';
  const categories = ({ entries }: { entries: { category: string }[] }) =>
    entries.map(({ category }) => category);

  it('have a slideshow a section, the one that changed last first', async () => {
    const { body } = await get(slideshows);
    const times = body.entries.map(({ _modified }: { _modified: number }) => _modified);

    expect(categories(body)).toEqual(expect.arrayContaining(['mundial-2026', 'panama']));
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    for (const { slides } of body.entries) expect(slides.length).toBeGreaterThan(0);
  });

  it('take alternatives, each bracket one of its own', async () => {
    const either = 'filter[$or][][category]=panama&filter[$or][][category]=honduras';

    expect(categories((await get(`${slideshows}&${either}`)).body).sort()).toEqual(['honduras', 'panama']);
    expect((await get(`${slideshows}&filter[$or][][category]=nada`)).body).toMatchObject({ total: 0 });
  });

  it('take both conditions under one number as one alternative', async () => {
    const both = 'filter[$or][0][category]=panama&filter[$or][0][site]=FCA';
    const none = 'filter[$or][0][category]=panama&filter[$or][0][site]=XYZ';

    expect(categories((await get(`msn_slideshow?filter[site]=FCA&${both}`)).body)).toEqual(['panama']);
    expect(categories((await get(`msn_slideshow?filter[site]=FCA&${none}`)).body)).toEqual([]);
  });

  it('have the offers of operators, with where each may be shown and its last day', async () => {
    const { body } = await get('promo_codes?filter[site]=BOLAVIPMX');

    expect(body.total).toBe(3);
    expect(body.entries).toContainEqual({
      _id: 'BOLAVIPMX-mx-cancha',
      site: 'BOLAVIPMX',
      operator: 'Media Cancha (ejemplo)',
      title: '100 % más en el primer depósito, hasta 500 pesos',
      code: 'CANCHA100',
      terms: expect.any(String),
      licence: 'Permiso DGJS-EJ-010 (inventado)',
      url: 'https://mediacancha.example/registro',
      affiliate: true,
      countries: ['MX'],
      starts_on: '2026-06-01',
      expires_on: '2030-12-31',
    });
  });

  it('have what the newsroom says of operators, the best first', async () => {
    const { body } = await get('betting_reviews?filter[site]=FCA');

    expect(body.entries.map(({ mark }: { mark: number }) => mark)).toEqual([7.5, 6]);
    expect(body.entries[0]).toMatchObject({ reviewed_on: '2026-07-06', countries: ['PA'], path: null });
  });

  it.each(['PBJ', 'SFMZ'])('have neither on %s, which has no betting', async (site) => {
    expect((await get(`promo_codes?filter[site]=${site}`)).body.total).toBe(0);
    expect((await get(`betting_reviews?filter[site]=${site}`)).body.total).toBe(0);
  });

  it.each([
    ['no site', ''],
    ['an empty site', 'filter[site]='],
    ['an operator', 'filter[site]=FCA&filter[$where]=1'],
    ['an operator on a field', 'filter[site]=FCA&filter[slug][$regex]=.*'],
    ['an order by an operator', 'filter[site]=FCA&sort[$natural]=1'],
    ['a long value', `filter[site]=FCA&filter[slug]=${'a'.repeat(501)}`],
    [
      'many filters',
      `filter[site]=FCA&${Array.from({ length: 41 }, (_, at) => `filter[f${at}]=1`).join('&')}`,
    ],
  ])('refuse %s', async (_, query) => {
    const { status, body } = await get(`msn_slideshow?${query}`);

    expect({ status, code: body.code }).toEqual({ status: 400, code: 'bad-request' });
  });

  it('answer 412 for one that does not exist', async () => {
    expect(await get('nada?filter[site]=FCA')).toEqual({
      status: 412,
      body: { error: 'Collection not found' },
    });
  });
});
