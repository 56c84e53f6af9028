import { constants, cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { databaseFolder } from '../database/openDatabase.ts';
import type { SeedReport } from '../seed/seedDatabase.ts';

/** Each takes about 75 MB. */
const snapshotsKept = 3;
/** With `cpSync`: a thousand small files take half as long as with `cp`, which waits for each. */
const copying = { recursive: true, mode: constants.COPYFILE_FICLONE };

/**
 * Copies the database kept in `snapshot` into a data folder that has none. `null` when there is no such snapshot, or
 * it is removed meanwhile: then the database has to be filled.
 */
export async function restoreSnapshot(snapshot: string, dataFolder: string): Promise<SeedReport | null> {
  await mkdir(dataFolder, { recursive: true });
  const draft = await mkdtemp(join(dataFolder, 'restoring-'));
  try {
    const report = JSON.parse(await readFile(reportFile(snapshot), 'utf8')) as SeedReport;
    cpSync(databaseFolder(snapshot), draft, copying);
    await rename(draft, databaseFolder(dataFolder));
    // The folder's time is that of its last use, where it may be written
    await utimes(snapshot, new Date(), new Date()).catch(() => {});
    return report;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Keeps a copy of the database in `dataFolder`, which nobody may have open, as `snapshot`. It appears whole; of
 * processes that do it at once, the first one's stays. The snapshots that were not used for longest are removed.
 */
export async function keepSnapshot(snapshot: string, dataFolder: string, report: SeedReport): Promise<void> {
  const folder = dirname(snapshot);
  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(folder, draftPrefix));
  try {
    cpSync(databaseFolder(dataFolder), databaseFolder(draft), copying);
    await writeFile(reportFile(draft), JSON.stringify(report));
    await rename(draft, snapshot);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
  await removeOldSnapshots(folder, basename(snapshot));
}

const draftPrefix = '.draft-';

function reportFile(snapshot: string): string {
  return join(snapshot, 'report.json');
}

async function removeOldSnapshots(folder: string, current: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => name !== current && !name.startsWith('.'));
  const used = await Promise.all(
    others.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = used.sort((a, b) => b.at - a.at).slice(snapshotsKept - 1);
  for (const { name } of old) {
    // Renamed first: whoever copies it just now finds no further file, instead of a part of them
    const removed = join(folder, `.removed-${name}-${process.pid}`);
    await rename(join(folder, name), removed);
    await rm(removed, { recursive: true, force: true });
  }
}
