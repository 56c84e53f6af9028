import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import type { TestProject } from 'vitest/node';
import { keepSnapshot } from '../server/databaseSnapshot.ts';
import { seedEmbedded } from '../server/seedEmbedded.ts';
import { snapshotName } from '../server/snapshotName.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Snapshot of a database with the real seed. */
    snapshot: string;
    /** Folder for the databases of the tests. It is removed with them. */
    databases: string;
  }
}

const snapshots = fileURLToPath(new URL('../../.data/snapshots', import.meta.url));

/** Fills one database before all tests, unless a run before left its snapshot. Test files open copies of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const snapshot = join(snapshots, await snapshotName(seedFolder, null));
  if (!existsSync(snapshot)) await fillSnapshot(snapshot);
  project.provide('snapshot', snapshot);

  const databases = await mkdtemp(join(tmpdir(), 'databases-'));
  project.provide('databases', databases);
  return () => rm(databases, { recursive: true });
}

async function fillSnapshot(snapshot: string): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'seeded-'));
  try {
    const report = await seedEmbedded({ dataFolder, seedFolder, footballFolder: null });
    if (!report) throw new Error('A new database was already filled');
    await keepSnapshot(snapshot, dataFolder, report);
  } finally {
    await rm(dataFolder, { recursive: true });
  }
}
