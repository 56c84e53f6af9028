import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../database/contentTables.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { pollVotes } from '../database/readerTables.ts';
import { buildServer } from '../server/buildServer.ts';
import { openSeededDatabase } from '../testing/openSeededDatabase.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { testSettings } from '../testing/openTestOrigin.ts';
import { loadNewsrooms } from '@cancha/newsroom/sites/loadNewsrooms.ts';
import { seedNewsrooms } from './seedNewsrooms.ts';

/** The least that makes a site. */
const stub = `code: DEMO2
name: 'Demo: todo'
timeZone: America/Lima
language: es
newsOf: FCA
address: https://demo.example
`;

let folder: string;
let database: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'newsrooms-'));
  await cp(join(seedFolder, 'newsroom', 'fca'), join(folder, 'fca'), { recursive: true });
  // It holds the other sites too, which have left this folder.
  database = await openSeededDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Without facts: what is written by hand is enough, and quicker. */
async function seed() {
  const sites = await loadNewsrooms(folder);
  await seedNewsrooms(database.db, sites, () => null);
  return sites;
}

async function get(path: string) {
  const { app } = await buildServer({ db: database.db, ...testSettings, checkAnswers: true });
  const answer = await app.inject(path);
  await app.close();
  return { status: answer.statusCode, body: answer.json() };
}

async function addStub(): Promise<void> {
  await mkdir(join(folder, 'demo'));
  await writeFile(join(folder, 'demo', 'site.yaml'), stub);
}

describe('a folder with six lines in it', () => {
  beforeAll(async () => {
    await addStub();
    await seed();
  });

  it('is read without a problem', async () => {
    const { editions } = await loadNewsrooms(folder);

    expect(editions.map(({ site, problems }) => [site.code, problems])).toEqual([['DEMO2', []]]);
  });

  it('is a site with the front page of its newsroom, under its own code and address', async () => {
    const { items } = (await get('/v1/sites/DEMO2/news/home')).body;
    const theirs = (await get('/v1/sites/FCA/news/home')).body.items;

    expect(items).toHaveLength(52);
    expect(items[0]).toMatchObject({ siteCode: 'DEMO2', id: theirs[0].id });
    expect(items[0].url).toBe(`https://demo.example${items[0].link}`);
  });

  it('has the menus and the strip of its newsroom', async () => {
    const menus = '/v2/sites/DEMO2/menu?names=main%20web-desktop&names=footer%20column1';

    expect((await get(menus)).body.data).toHaveLength(2);
    expect((await get('/v1/sites/DEMO2/header-tags')).body.length).toBeGreaterThan(4);
  });

  it('has its static pages, in its own name, whatever signs are in that', async () => {
    const { entries } = (await get('/api/collections/get/static_pages?filter[site]=DEMO2')).body;

    expect(entries).toHaveLength(9);
    for (const { title, description, body } of entries) {
      expect([title, description, body].join(' ')).not.toContain('Fútbol Centroamérica');
      expect(body).toContain('Demo: todo');
    }
  });
});

describe('a folder that is gone', () => {
  it('leaves no site behind, but what readers sent', async () => {
    await database.db.insert(pollVotes).values({
      ...{ site: 'BOLAVIP', poll: 'bolavip-figura-mundial-2026', option: 'lionel-messi' },
      votedAt: new Date(),
    });
    await seed();
    const left = await database.db.select().from(articles).where(eq(articles.site, 'BOLAVIP'));

    expect((await get('/v1/sites/BOLAVIP/news/latest')).status).toBe(404);
    expect((await get('/v1/sites/BOLAVIPAR/news/latest')).status).toBe(404);
    expect(left).toEqual([]);
    expect(await database.db.select().from(pollVotes)).toHaveLength(1);
  });

  it('is a site again when it comes back', async () => {
    await rm(join(folder, 'demo'), { recursive: true, force: true });
    await seed();
    const gone = (await get('/v1/sites/DEMO2/news/latest')).status;
    await addStub();
    await seed();

    expect(gone).toBe(404);
    expect((await get('/v1/sites/DEMO2/news/latest')).status).toBe(200);
  });
});

describe('a folder that cannot be a site', () => {
  it.each([
    ['code: DEMO3\n', 'other/site.yaml: name: Invalid input: expected string, received undefined.'],
    [`${stub}sections: []\n`, 'other/site.yaml: Unrecognized key: "sections".'],
    [stub.replace('America/Lima', 'America/Limbo'), 'other/site.yaml: timeZone: is no time zone.'],
    [stub.replace(/address.*\n/, ''), 'other/site.yaml: has neither app nor address.'],
    [stub, 'other/site.yaml: code DEMO2 is already that of demo/site.yaml.'],
    ['code: [\n', /^other\/site\.yaml: cannot be read \(/],
  ])('is named with the reason: %j', async (yaml, message) => {
    await mkdir(join(folder, 'other'));
    await writeFile(join(folder, 'other', 'site.yaml'), yaml);
    const reading = loadNewsrooms(folder);

    await expect(reading).rejects.toThrow(message);
    await rm(join(folder, 'other'), { recursive: true });
  });

  it('is named where it holds no site.yaml at all', async () => {
    await mkdir(join(folder, 'other'));

    await expect(loadNewsrooms(folder)).rejects.toThrow(/^other\/site\.yaml: cannot be read \(ENOENT/);
    await rm(join(folder, 'other'), { recursive: true });
  });
});
