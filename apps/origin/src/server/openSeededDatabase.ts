import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { openDatabaseImage, type OpenDatabase } from '../database/openDatabase.ts';

/** For tests: a database of one's own, in memory, migrated and filled with the real seed. */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  return openDatabaseImage(await openAsBlob(inject('seededDatabase')));
}
