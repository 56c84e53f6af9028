import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/openDatabase.ts';
import { restoreSnapshot } from '../server/databaseSnapshot.ts';

/** For tests: a database of one's own, migrated and filled with the real seed. Closing it removes it. */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(inject('databases'), 'seeded-'));
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

let readOnly: Promise<OpenDatabase> | null = null;

/** The same for tests that read alone: one for all of a worker, which refuses to be written. It stays open. */
export async function openReadOnlyDatabase(): Promise<OpenDatabase> {
  readOnly ??= openSeededDatabase().then(async (opened) => {
    await opened.db.execute(sql`set default_transaction_read_only = on`);
    return opened;
  });
  return { db: (await readOnly).db, close: async () => {} };
}
