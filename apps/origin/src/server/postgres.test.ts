import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleViews } from '../database/contentTables.ts';
import { migrate } from '../database/migrate.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { openPostgres, type OpenDatabase } from '../database/openDatabase.ts';
import { backUp } from '../keeping/backUp.ts';
import { restore } from '../keeping/restore.ts';
import { searchNames } from '../database/searchTables.ts';
import { staticPages } from '../database/siteTables.ts';
import { seedDatabase, type SeedReport } from '../seed/seedDatabase.ts';
import { buildServer, type OriginServer } from './buildServer.ts';
import { readerWrites, storedWrites, type ReaderWrite } from '../testing/readerWrites.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { comparedPaths } from '../testing/comparedPaths.ts';
import { hasPostgres, startPostgres, type PostgresServer } from '../testing/startPostgres.ts';
import { openTestOrigin, testSettings, type TestOrigin } from '../testing/openTestOrigin.ts';

const given = process.env['TEST_DATABASE_URL'];
const how =
  'install postgresql, or set TEST_DATABASE_URL=postgres://user:password@host:5432/postgres, a user who may create databases';
const name = `cancha_test_${randomBytes(4).toString('hex')}`;
const now = () => new Date('2026-07-05T18:00:00Z');

const contact = '/api/forms/submit/contacto-fca';
const question = (words: string) => new URLSearchParams({ question: words }).toString();
const vote = `/v1/sites/FCA/polls/vote?${question('¿Quién fue la figura del Mundial 2026?')}`;
const championVote =
  '/v1/sites/FCA/polls/vote?answer=espana&' +
  `path=/mundial-2026/previa-espana-argentina-hora-y-claves-20260718-1014.html&${question('¿Quién será el campeón del mundo?')}`;
const ana = { form: 'newsletter-fca', email: 'ana@correo.example' };

/** In this order: some are answered by what others stored. */
const sendings: [string, number, Omit<ReaderWrite, 'id'>][] = [
  ['a vote', 200, { path: `${vote}&answer=lionel-messi`, headers: { 'x-voter-key': 'lector-1' } }],
  ['it again', 200, { path: `${vote}&answer=lionel-messi`, headers: { 'x-voter-key': 'lector-1' } }],
  [
    'another of its voter',
    409,
    { path: `${vote}&answer=kylian-mbappe`, headers: { 'x-voter-key': 'lector-1' } },
  ],
  ['one for nobody', 400, { path: `${vote}&answer=nadie`, headers: {} }],
  ['one in a closed poll', 409, { path: championVote, headers: {} }],
  ['a new subscriber', 200, { path: '/v1/sites/FCA/newsletter/subscriptions', headers: {}, body: ana }],
  ['the same again', 200, { path: '/v1/sites/FCA/newsletter/subscriptions', headers: {}, body: ana }],
  [
    'a message',
    200,
    { path: contact, headers: { 'idempotency-key': 'k' }, body: { form: { a: 1, b: null } } },
  ],
  [
    'it again',
    200,
    { path: contact, headers: { 'idempotency-key': 'k' }, body: { form: { b: null, a: 1 } } },
  ],
  [
    'another of its key',
    409,
    { path: contact, headers: { 'idempotency-key': 'k' }, body: { form: { a: 2 } } },
  ],
  ['a zero character', 400, { path: contact, headers: {}, body: { form: { a: '\0' } } }],
  ['no form of ours', 200, { path: '/api/forms/submit/nada', headers: {}, body: { form: { a: 1 } } }],
];

let url: string;
let own: PostgresServer | null = null;
beforeAll(async () => {
  if (!given && hasPostgres) own = await startPostgres();
  url = given ?? own?.url ?? '';
});
afterAll(() => own?.stop());

describe.skipIf(!given && !hasPostgres)(`on a PostgreSQL server (${how})`, () => {
  let embedded: TestOrigin;
  let databases: OpenDatabase[];
  let server: OriginServer;
  let reports: (SeedReport | null)[];

  beforeAll(async () => {
    await administer(`create database ${name}`);
    const address = new URL(url);
    address.pathname = `/${name}`;
    databases = [await openPostgres(address.href), await openPostgres(address.href)];
    // Two processes that start on an empty database at the same moment.
    reports = await Promise.all(
      databases.map(async ({ db }) => {
        await migrate(db);
        return seedDatabase(db, seedFolder);
      }),
    );
    embedded = await openTestOrigin({ now });
    server = await buildServer({ db: first().db, ...testSettings, checkAnswers: true, now });
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

  it('is migrated and filled once by two who start together', async () => {
    const { length: pages } = await embedded.db.select().from(staticPages);
    expect(reports.filter((report) => report !== null)).toMatchObject([{ pages, problems: [] }]);
  });

  it('is left alone by the next start', async () => {
    await migrate(first().db);
    expect(await seedDatabase(first().db, seedFolder)).toBeNull();
  });

  it.each(comparedPaths)('answers %s as the embedded database does', async (path) => {
    const headers = { 'x-lang': 'es', 'x-tz': 'America/Costa_Rica' };
    const answer = await server.app.inject({ url: path, headers });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await embedded.app.inject({ url: path, headers })).json());
  });

  describe('of what readers send', () => {
    const later = () => new Date('2026-08-01T00:00:00Z');
    const appOn = async (db: OriginDatabase) =>
      (await buildServer({ db, ...testSettings, checkAnswers: true, now: later })).app;
    const apps: FastifyInstance[] = [];
    let small: FastifyInstance;
    beforeAll(async () => {
      small = await appOn(embedded.db);
      for (const { db } of databases) {
        apps.push(await appOn(db));
      }
    });
    afterAll(async () => {
      await small.close();
      for (const app of apps) await app.close();
    });

    it.each(sendings)('answers %s with %i as the embedded database does', async (_, status, write) => {
      const answer = await send(apps[0] ?? server.app, write);

      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual((await send(small, write)).json());
    });

    it('stores each once, though both processes get all of it at the same moment', async () => {
      const before = await storedWrites(first().db);
      const writes = readerWrites(90);

      const answers = await Promise.all(apps.flatMap((app) => writes.map((write) => send(app, write))));

      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      expect(answers).toHaveLength(180);
      const ids = writes.map(({ id }) => id);
      expect(await storedWrites(first().db)).toEqual([...before, ...ids].sort());
    });

    it('is restored from its backup, and numbers on', async () => {
      const { db } = first();
      const before = await storedWrites(db);
      const folder = await mkdtemp(join(tmpdir(), 'backup-'));
      try {
        const counts = await backUp(db, join(folder, 'backup.gz'));
        await db.execute(
          sql`truncate poll_votes, newsletter_subscriptions, form_submissions restart identity`,
        );
        const restored = await restore(db, join(folder, 'backup.gz'));

        expect(await storedWrites(db)).toEqual(before);
        expect(restored).toMatchObject({
          poll_votes: counts.poll_votes,
          form_submissions: counts.form_submissions,
        });
      } finally {
        await rm(folder, { recursive: true });
      }
      const [another] = sendings;
      expect(another && (await send(apps[0] ?? server.app, { ...another[2], headers: {} })).statusCode).toBe(
        200,
      );
    });
  });

  it('adds the views of two flushes up', async () => {
    for (let flushes = 0; flushes < 2; flushes += 1) {
      server.views.add('FCA', 1201, now());
      await server.views.flush();
    }
    const rows = await first().db.select().from(articleViews);
    expect(rows.find(({ articleId }) => articleId === 1201)?.views).toBe(2);
  });

  it('breaks off a statement that takes too long, and answers the next', async () => {
    const address = new URL(url);
    address.pathname = `/${name}`;
    const { db, close } = await openPostgres(address.href, { longestMs: 100 });
    try {
      // query_canceled
      await expect(db.execute(sql`select pg_sleep(30)`)).rejects.toMatchObject({ cause: { code: '57014' } });
      await db.execute(sql`select 1`);
    } finally {
      await close();
    }
  });

  it('says that a search takes too long instead of hanging on, and finds again after it', async () => {
    const { db } = databases[1] ?? first();
    const search = () => server.app.inject('/v1/sites/FCA/search?q=mbappe');
    await db.transaction(async (other) => {
      await other.execute(sql`lock table ${searchNames} in access exclusive mode`);
      expect((await search()).statusCode).toBe(503);
    });
    expect((await search()).statusCode).toBe(200);
  });
});

function send(app: FastifyInstance, { path, headers, body }: Omit<ReaderWrite, 'id'>) {
  return app.inject({ method: 'POST', url: path, headers, ...(body && { payload: body }) });
}

/** Runs one statement in the database the address names, which itself stays as it is. */
async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
