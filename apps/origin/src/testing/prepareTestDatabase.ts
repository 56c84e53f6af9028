import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedFolder } from '@cancha/newsroom/seedFolder.ts';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { ownFile } from '../ownFile.ts';
import { snapshotName } from '../server/snapshotName.ts';
import { runFirstStart, type FirstStart } from './runFirstStart.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Snapshot of a database with the real seed. */
    snapshot: string;
    /** The start that left the snapshot; `null` where a run before had left it. */
    firstStart: FirstStart | null;
    /** Folder for the databases of the tests. It is removed with them. */
    databases: string;
  }
}

const snapshots = ownFile('.data/snapshots');

/**
 * Builds the program, and has it fill a database before all tests, unless a run before left its snapshot. Test files
 * open copies of it; `main.test.ts` judges that start.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build({ root: ownFile('.'), logLevel: 'warn' });

  const databases = await mkdtemp(join(tmpdir(), 'databases-'));
  project.provide('databases', databases);

  const snapshot = join(snapshots, await snapshotName(seedFolder, null));
  const firstStart = existsSync(snapshot) ? null : await runFirstStart(join(databases, 'first'), snapshots);
  if (!existsSync(snapshot)) {
    throw new Error(`The program left no database: ${JSON.stringify(firstStart)}`);
  }
  project.provide('snapshot', snapshot);
  project.provide('firstStart', firstStart);
  return () => rm(databases, { recursive: true });
}
