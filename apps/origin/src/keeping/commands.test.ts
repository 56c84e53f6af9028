import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openEmbeddedDatabase } from '../database/openDatabase.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { buildServer } from '../server/buildServer.ts';
import { restoreSnapshot } from '../server/databaseSnapshot.ts';
import { testSettings } from '../testing/openTestOrigin.ts';
import { readerWrites, storedWrites } from '../testing/readerWrites.ts';
import { runCommand } from '../testing/runCommand.ts';
import { restore } from './restore.ts';

const writes = readerWrites(30);
let folder: string;
let backup: string;
const dataFolder = (name: 'old' | 'new') => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keeping-'));
  backup = join(folder, 'backup.gz');
  for (const name of ['old', 'new'] as const) await restoreSnapshot(inject('snapshot'), dataFolder(name));
});
afterAll(() => rm(folder, { recursive: true }));

async function within(name: 'old' | 'new', act: (db: OriginDatabase) => Promise<void>): Promise<void> {
  const { db, close } = await openEmbeddedDatabase(dataFolder(name));
  try {
    await act(db);
  } finally {
    await close();
  }
}

async function sendAll(db: OriginDatabase): Promise<void> {
  const { app } = await buildServer({ db, ...testSettings, now: () => new Date('2026-08-01T00:00:00Z') });
  for (const { path, headers, body } of writes) {
    const sent = { method: 'POST', url: path, headers, ...(body && { payload: body }) } as const;
    expect((await app.inject(sent)).statusCode).toBe(200);
  }
  await app.close();
}

// In this order: each goes on with what the one before left.
describe('what readers did', () => {
  it('is backed up once nobody else has the database, for its owner alone', async () => {
    await within('old', async (db) => {
      await sendAll(db);
      expect(await runCommand('backup', dataFolder('old'), backup)).toEqual({
        code: 1,
        out: '',
        err: expect.stringMatching(/ in use by process \d+\. .*\n$/),
      });
    });

    expect(await runCommand('backup', dataFolder('old'), backup)).toEqual({
      ...{ code: 0, err: '' },
      out: `Backed up 10 votes, 10 subscriptions and 10 messages to ${backup}\n`,
    });
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
  });

  it('is restored from no file that is not whole', async () => {
    const whole = await readFile(backup);
    const lines = gunzipSync(whole).toString().trimEnd().split('\n');
    const torn = join(folder, 'torn.gz');
    await within('new', async (db) => {
      for (const [content, reason] of [
        [whole.subarray(0, -200), 'cannot be read as a backup'],
        [gzipSync(lines.slice(0, -1).join('\n')), 'is not whole'],
        [gzipSync(lines.toSpliced(-2, 1).join('\n')), 'is not whole'],
        [gzipSync('{}'), 'line 1 is not understood'],
      ] as const) {
        await writeFile(torn, content);
        await expect(restore(db, torn)).rejects.toThrow(reason);
      }
      await expect(restore(db, join(folder, 'nowhere.gz'))).rejects.toThrow('nowhere.gz cannot be read');
      expect(await storedWrites(db)).toEqual([]);
    });
  });

  it('is restored to another database, once, and forgotten on request', async () => {
    const gone = 'lector.1@correo.example';
    expect(await runCommand('restore', dataFolder('new'), backup)).toEqual({
      ...{ code: 0, err: '' },
      out: expect.stringContaining('Restored 10 votes, 10 subscriptions and 10 messages'),
    });
    expect(await runCommand('forget', dataFolder('new'), gone.toUpperCase())).toEqual({
      ...{ code: 0, err: '' },
      out: 'Deleted 1 subscriptions and 0 messages of that address\n',
    });

    await within('new', async (db) => {
      await expect(restore(db, backup)).rejects.toThrow('The database has rows in poll_votes already.');
      const ids = writes.map(({ id }) => id).filter((id) => id !== gone);
      expect(await storedWrites(db)).toEqual(ids.sort());
    });
  });
});
