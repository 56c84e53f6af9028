import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, articleViews } from '../database/contentTables.ts';
import { migrate } from '../database/migrate.ts';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/openDatabase.ts';
import { seedFolder } from '../server/openTestOrigin.ts';
import { seedDatabase } from './seedDatabase.ts';

let folder: string;
let database: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'));
  await cp(seedFolder, folder, { recursive: true });
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

  it('keeps what it had when the new files cannot be read at all', async () => {
    const before = await countArticles();
    await writeFile(join(folder, 'newsroom/fca/site.yaml'), 'code: FCA\n');

    await expect(seedDatabase(database.db, folder)).rejects.toThrow();
    expect(await countArticles()).toBe(before);
  });
});
