import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, count, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, articleViews } from '../database/contentTables.ts';
import { matches } from '../database/footballTables.ts';
import {
  forms,
  formSubmissions,
  pollOptions,
  polls,
  pollVotes,
  subscriptions,
} from '../database/readerTables.ts';
import { migrate } from '../database/migrate.ts';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/openDatabase.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { seedDatabase } from './seedDatabase.ts';
import { contentTables } from './seedNewsrooms.ts';

let folder: string;
let database: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'));
  await cp(seedFolder, folder, { recursive: true });
  // One newsroom shows it as well as all of them, and in less time
  for (const name of await readdir(join(folder, 'newsroom'))) {
    if (name !== 'fca') await rm(join(folder, 'newsroom', name), { recursive: true });
  }
  // The same goes for the matches it tells of
  await rm(join(folder, 'archive'), { recursive: true });
  await mkdir(join(folder, 'archive'));
  // … and for what is written by hand
  const site = join(folder, 'newsroom/fca/site.yaml');
  await writeFile(site, (await readFile(site, 'utf8')).replace(/^composer:\n(?:[ #].*\n)+/m, ''));
  database = await openEmbeddedDatabase();
  await migrate(database.db);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** Of all sites. */
async function countPageFiles(): Promise<number> {
  const files = await readdir(join(folder, 'newsroom'), { recursive: true });
  return files.filter((file) => /\/pages\/.*\.md$/.test(file)).length;
}

async function countArticles(): Promise<number> {
  const [row] = await database.db.select({ total: count() }).from(articles);
  return row?.total ?? 0;
}

describe('seedDatabase', () => {
  it('fills an empty database, and leaves it alone while the files stay the same', async () => {
    const report = await seedDatabase(database.db, folder);

    expect(report).toMatchObject({ pages: await countPageFiles(), problems: [] });
    expect(await countArticles()).toBe(report?.articles);
    expect(await seedDatabase(database.db, folder)).toBeNull();
  });

  it('tells the planner of every table how many rows it holds', async () => {
    await seedDatabase(database.db, folder);

    const uncounted = await database.db
      .select({ name: sql<string>`relname` })
      .from(sql`pg_class`)
      .where(sql`relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0`);
    const names = uncounted.map(({ name }) => name);

    for (const table of [...contentTables, matches]) expect(names).not.toContain(getTableName(table));
  });

  it('publishes the others when one article file is broken, and names that file', async () => {
    const before = await countArticles();
    await database.db
      .insert(articleViews)
      .values({ site: 'FCA', articleId: 1001, day: '2026-07-05', views: 3 });
    await writeFile(join(folder, 'newsroom/fca/articles/9999-rota.md'), '---\nid: nueve\n---\n\nTexto.\n');

    const report = await seedDatabase(database.db, folder);

    expect(report?.problems).toEqual([{ file: '9999-rota.md', reason: expect.stringMatching(/^id: /) }]);
    expect(await countArticles()).toBe(before);
    expect(await database.db.select().from(articleViews)).toHaveLength(1);
  });

  it('keeps what readers sent, whatever becomes of the poll and the forms it hangs on', async () => {
    const { db } = database;
    const file = join(folder, 'newsroom/fca/site.yaml');
    const yaml = await readFile(file, 'utf8');
    const vote = { site: 'FCA', poll: 'figura-mundial-2026', option: 'lionel-messi', voter: 'lectora-1' };
    const at = new Date('2026-08-01T00:00:00Z');
    await db.insert(pollVotes).values({ ...vote, votedAt: at });
    const email = 'ana@correo.example';
    await db.insert(subscriptions).values({ site: 'FCA', form: 'newsletter-fca', email, subscribedAt: at });
    await db
      .insert(formSubmissions)
      .values({ site: 'FCA', form: 'contacto-fca', data: { name: 'Ana' }, key: 'k', receivedAt: at });
    const sent = () =>
      Promise.all([pollVotes, subscriptions, formSubmissions].map((table) => db.select().from(table)));
    const seeded = async () => ({
      polls: await db.select().from(polls).orderBy(asc(polls.id)),
      options: await db.select().from(pollOptions).orderBy(asc(pollOptions.poll), asc(pollOptions.position)),
      forms: await db.select().from(forms).orderBy(asc(forms.name)),
    });
    const before = await sent();
    const full = await seeded();

    // Everything of the kind leaves the newsroom.
    await writeFile(file, yaml.slice(0, yaml.indexOf('\npolls:')));
    await seedDatabase(db, folder);

    expect(await sent()).toEqual(before);
    expect(await seeded()).toMatchObject({
      polls: [{ id: 'figura-mundial-2026', closesAt: expect.any(Date) }],
      forms: [{ name: 'contacto-fca' }, { name: 'newsletter-fca' }],
    });

    await writeFile(file, yaml);
    await seedDatabase(db, folder);

    expect(await sent()).toEqual(before);
    expect(await seeded()).toEqual(full);
  });

  it('keeps what it had when the new files cannot be read at all', async () => {
    const before = await countArticles();
    await writeFile(join(folder, 'newsroom/fca/site.yaml'), 'code: FCA\n');

    await expect(seedDatabase(database.db, folder)).rejects.toThrow();
    expect(await countArticles()).toBe(before);
  });
});
