import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownFile } from '../ownFile.ts';
import { keepSnapshot, restoreSnapshot } from './databaseSnapshot.ts';
import { seedEmbedded } from './seedEmbedded.ts';
import { snapshotName } from './snapshotName.ts';

/** Where the build leaves the database that a first start copies. */
export const preparedFolder = ownFile('generated/databases');

/**
 * Fills the embedded database from the seed and leaves it in `folder`, which holds nothing else afterwards. One that
 * tests have filled from the same files, in `snapshots`, is taken as it is; one that is filled here is kept there too.
 * Gives the name it has.
 */
export async function prepareDatabase(
  seedFolder: string,
  folder = preparedFolder,
  snapshots = ownFile('.data/snapshots'),
): Promise<string> {
  const name = await snapshotName(seedFolder, null);
  const snapshot = join(snapshots, name);
  const dataFolder = await mkdtemp(join(tmpdir(), 'preparing-'));
  try {
    let report = await restoreSnapshot(snapshot, dataFolder);
    if (!report) {
      report = await seedEmbedded({ dataFolder, seedFolder, footballFolder: null });
      if (!report) throw new Error('A new database holds the seed already.');
      await keepSnapshot(snapshot, dataFolder, report);
    }
    // Those of other seeds go with it
    await rm(folder, { recursive: true, force: true });
    await keepSnapshot(join(folder, name), dataFolder, report);
    return name;
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
