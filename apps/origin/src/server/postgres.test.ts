import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleViews } from '../database/contentTables.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres, type OpenDatabase } from '../database/openDatabase.ts';
import { statsId } from '../facts/statsId.ts';
import { seedDatabase, type SeedReport } from '../newsroom/seedDatabase.ts';
import { buildServer, type OriginServer } from './buildServer.ts';
import { openTestOrigin, seedFolder, testAddresses, type TestOrigin } from './openTestOrigin.ts';

const url = process.env['TEST_DATABASE_URL'];
const how =
  'set TEST_DATABASE_URL=postgres://user:password@host:5432/postgres, a user who may create databases';
const name = `cancha_test_${randomBytes(4).toString('hex')}`;
const now = () => new Date('2026-07-05T18:00:00Z');

const paths = [
  '/v1/sites/FCA/news/home',
  '/v1/sites/FCA/news/latest?page=2',
  '/v1/sites/FCA/news/latest-updated',
  '/v1/sites/FCA/news/daily',
  '/v1/sites/FCA/news/most-viewed?size=5',
  '/v1/sites/FCA/news/search?q=selecci%C3%B3n%20panam%C3%A1',
  '/v1/sites/BOLAVIPBR/news/search?q=selecoes&page=2',
  '/v1/sites/FCA/comments/counts?ids=1017',
  '/v1/sites/FCA/betting/tip-of-the-day',
  '/v1/sites/FCA/news/1401',
  '/v1/sites/FCA/news/tag/panama',
  '/v1/sites/FCA/news/section/costarica',
  '/v1/sites/FCA/news/zone/mundial',
  '/v1/sites/FCA/news/1017?full=true',
  '/v1/sites/FCA/all/apuestas/guias',
  '/v1/sites/FCA/all/mundial',
  '/v1/sites/FCA/authors?orderBy=name',
  '/v1/sites/FCA/authors/mesa-de-datos/news',
  '/v1/sites/FCA/header-tags',
  '/v2/sites/FCA/menu?names=footer%20default&names=hamburger%20web-desktop',
  '/v2/sites/FCA/posts?evergreen=true',
  '/api/collections/get/static_pages?filter[site]=FCA',
  '/soccer/matches?date_from=2026-07-04&date_to=2026-07-06',
  '/soccer/matches?nearest=8',
  `/soccer/match/${statsId('wc2026-104')}`,
  `/soccer/next-match/${statsId('PAN')}?nextEvents=3`,
  `/api/stats/competition-widget/tournament/${statsId('fifa.wc-2026')}`,
  `/api/stats/competition-widget/tournament/${statsId('cr.1-2024-25')}`,
  '/soccer/tournaments',
];

describe.skipIf(!url)(`on a PostgreSQL server (${how})`, () => {
  let embedded: TestOrigin;
  let databases: OpenDatabase[];
  let server: OriginServer;
  let reports: (SeedReport | null)[];

  beforeAll(async () => {
    await administer(`create database ${name}`);
    const own = new URL(url ?? '');
    own.pathname = `/${name}`;
    databases = [await openPostgres(own.href), await openPostgres(own.href)];
    // Two processes that start on an empty database at the same moment.
    reports = await Promise.all(
      databases.map(async ({ db }) => {
        await migrate(db);
        return seedDatabase(db, seedFolder);
      }),
    );
    embedded = await openTestOrigin({ now });
    server = await buildServer({ db: first().db, ...testAddresses, checkAnswers: true, now });
  });
  afterAll(async () => {
    await server.app.close();
    await embedded.close();
    for (const { close } of databases) await close();
    await administer(`drop database ${name}`);
  });

  const first = (): OpenDatabase => {
    const [database] = databases;
    if (!database) throw new Error('no database');
    return database;
  };

  it('is migrated and filled once by two who start together', () => {
    expect(reports.filter((report) => report !== null)).toMatchObject([{ pages: 14, problems: [] }]);
  });

  it('is left alone by the next start', async () => {
    await migrate(first().db);
    expect(await seedDatabase(first().db, seedFolder)).toBeNull();
  });

  it.each(paths)('answers %s as the embedded database does', async (path) => {
    const headers = { 'x-lang': 'es', 'x-tz': 'America/Costa_Rica' };
    const answer = await server.app.inject({ url: path, headers });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await embedded.app.inject({ url: path, headers })).json());
  });

  it('adds the views of two flushes up', async () => {
    for (let flushes = 0; flushes < 2; flushes += 1) {
      server.views.add('FCA', 1201, now());
      await server.views.flush();
    }
    const rows = await first().db.select().from(articleViews);
    expect(rows.find(({ articleId }) => articleId === 1201)?.views).toBe(2);
  });
});

/** Runs one statement in the database the address names, which itself stays as it is. */
async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
