import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { count } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { articles } from '../database/contentTables.ts';
import { openEmbeddedDatabase } from '../database/openDatabase.ts';
import { isSeeded } from '../seed/seedDatabase.ts';
import { keepSnapshot, restoreSnapshot } from './databaseSnapshot.ts';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { snapshotName } from './snapshotName.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
});
afterEach(() => rm(folder, { recursive: true }));

const report = { articles: 1, pages: 2, matches: 3, problems: [{ file: 'a.md', reason: 'has no id' }] };

async function makeData(): Promise<string> {
  const data = join(folder, 'data');
  await mkdir(join(data, 'database', 'base'), { recursive: true });
  return data;
}

describe('a snapshot', () => {
  it('restored is the filled database, and what its filling reported', async () => {
    const restored = await restoreSnapshot(inject('snapshot'), join(folder, 'restored'));
    const { db, close } = await openEmbeddedDatabase(join(folder, 'restored'));
    const [row] = await db.select({ total: count() }).from(articles);
    const seeded = await isSeeded(db, seedFolder, null);
    await close();

    expect(seeded).toBe(true);
    expect(row?.total).toBeGreaterThan(1000);
    expect(restored?.problems).toEqual([]);
  });

  it('that is not there is no error: the database is filled then', async () => {
    expect(await restoreSnapshot(join(folder, 'missing'), join(folder, 'restored'))).toBeNull();
    expect(await readdir(join(folder, 'restored'))).toEqual([]);
  });

  it('kept by two processes at once appears once, whole', async () => {
    const data = await makeData();
    const snapshot = join(folder, 'snapshots', 'a');
    await Promise.all([keepSnapshot(snapshot, data, report), keepSnapshot(snapshot, data, report)]);

    expect(await readdir(dirname(snapshot))).toEqual(['a']);
    expect(await restoreSnapshot(snapshot, join(folder, 'restored'))).toEqual(report);
    expect(existsSync(join(folder, 'restored', 'database', 'base'))).toBe(true);
  });

  it('takes the place of the one that was not used for longest, where there are three', async () => {
    const data = await makeData();
    const keep = (name: string) => keepSnapshot(join(folder, 'snapshots', name), data, report);
    for (const [name, usedAt] of [...'abc'].map((each, at) => [each, at] as const)) {
      await keep(name);
      await utimes(join(folder, 'snapshots', name), usedAt, usedAt);
    }
    await restoreSnapshot(join(folder, 'snapshots', 'a'), join(folder, 'restored'));
    await keep('d');

    expect((await readdir(join(folder, 'snapshots'))).sort()).toEqual(['a', 'c', 'd']);
  });
});

describe('the name of a snapshot', () => {
  it('is that of the same seed, and no other with further data', async () => {
    expect(await snapshotName(seedFolder, null)).toBe(basename(inject('snapshot')));
    expect(await snapshotName(seedFolder, folder)).not.toBe(basename(inject('snapshot')));
  });
});
