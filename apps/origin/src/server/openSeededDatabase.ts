import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/openDatabase.ts';
import { restoreSnapshot } from './databaseSnapshot.ts';

/** For tests: a database of one's own, migrated and filled with the real seed. Closing it removes it. */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'seeded-'));
  const report = await restoreSnapshot(inject('snapshot'), folder);
  if (!report) throw new Error('The snapshot of the seeded database is gone. Run the tests again.');
  const { db, close } = await openEmbeddedDatabase(folder);
  return {
    db,
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
