import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { TimelineStart } from '../clock/createTimeline.ts';
import { claimFolder } from '../database/claimFolder.ts';
import { unusableFolder, unusableServer } from '../database/DatabaseStateError.ts';
import { migrate } from '../database/migrate.ts';
import { databaseFolder, openDatabase, openPostgres, type OpenDatabase } from '../database/openDatabase.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { isSeeded, seedDatabase, type SeedReport } from '../seed/seedDatabase.ts';
import { expire } from '../keeping/expire.ts';
import { openReplay } from '../live/openReplay.ts';
import { runReplay } from '../live/runReplay.ts';
import { buildServer } from './buildServer.ts';
import { keepSnapshot, restoreSnapshot } from './databaseSnapshot.ts';
import { preparedFolder } from './prepareDatabase.ts';
import { seedEmbedded } from './seedEmbedded.ts';
import { snapshotName } from './snapshotName.ts';

const flushViewsEveryMs = 5000;
const replayEveryMs = 1000;
/** On a server of its own a statement of an answer takes no longer. */
const longestStatementMs = 10_000;
const expireEveryMs = 24 * 60 * 60 * 1000;

/**
 * Opens, migrates and seeds the database, then listens. Says in lines what it did.
 * Gives the function that stops it gracefully: views stored, database closed.
 */
export async function startOrigin(
  config: Config,
  seedFolder: string,
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  await assertPortIsFree(config);
  const database = await openLimited(config, await openSeeded(config, seedFolder, say));
  try {
    const { db } = database;
    const { publicUrl, addresses, logLevel, dataFolder, draftKey, cmsToken, faultRules } = config;
    const replay = await openReplay(db, config.clock);
    const { app, views, cache } = await buildServer({
      ...{ db, publicUrl, addresses, logLevel, draftKey, cmsToken, faultRules },
      ...(replay && { now: replay.timeline.now, dataNow: replay.timeline.dataNow, heardAt: replay.heardAt }),
      ...(replay && { movedSince: replay.timeline.start.since }),
      pictureFolder: join(dataFolder, 'pictures'),
    });
    await expire(db, new Date());
    await app.listen({ port: config.port, host: config.host });
    views.start(flushViewsEveryMs, (error) => app.log.error(error, 'Views were not stored'));
    const expiring = setInterval(() => {
      expire(db, new Date()).catch((error: unknown) => app.log.error(error, 'Nothing was deleted'));
    }, expireEveryMs);
    const run =
      replay &&
      runReplay(replay, replayEveryMs, {
        onChange: cache.clear,
        onError: (error) => app.log.error(error, 'The data did not go on'),
      });
    if (replay) say(describeTimeline(replay.timeline.start));
    say(`The origin answers at http://${config.host}:${config.port}`);
    return async () => {
      clearInterval(expiring);
      await run?.stop();
      await app.close();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Fails with one line for the terminal. */
async function migrateOrExplain(db: OriginDatabase, { databaseUrl, dataFolder }: Config): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    throw databaseUrl ? unusableServer(error) : unusableFolder(databaseFolder(dataFolder), error);
  }
}

/** What answers come from: a server that breaks off what takes too long. The embedded database cannot. */
async function openLimited({ databaseUrl }: Config, filled: OpenDatabase): Promise<OpenDatabase> {
  if (!databaseUrl) return filled;
  await filled.close();
  return openPostgres(databaseUrl, { longestMs: longestStatementMs });
}

/** The database, brought up to date and filled. */
async function openSeeded(
  config: Config,
  seedFolder: string,
  say: (line: string) => void,
): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, footballFolder } = config;
  const isNew = !databaseUrl && !existsSync(join(databaseFolder(dataFolder), 'PG_VERSION'));
  if (isNew) {
    await mkdir(dataFolder, { recursive: true });
    // Whoever has the folder already is named here
    await (
      await claimFolder(dataFolder)
    )();
    await makeDatabase(config, seedFolder, say);
  }

  const database = await openDatabase(config);
  try {
    await migrateOrExplain(database.db, config);
    if (await isSeeded(database.db, seedFolder, footballFolder)) return database;

    if (databaseUrl) {
      await reportFilling(() => seedDatabase(database.db, seedFolder, { footballFolder }), say);
      return database;
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  await database.close();
  await reportFilling(() => seedEmbedded({ dataFolder, seedFolder, footballFolder }), say);
  return openDatabase(config);
}

/** The embedded database where there is none: copied from one that is kept or was made at the build, or else filled. */
async function makeDatabase(
  { dataFolder, footballFolder, snapshotFolder }: Config,
  seedFolder: string,
  say: (line: string) => void,
): Promise<void> {
  const snapshot = join(snapshotFolder ?? preparedFolder, await snapshotName(seedFolder, footballFolder));
  const from = performance.now();
  const restored = await restoreSnapshot(snapshot, dataFolder);
  if (restored) return describeSeeded('Restored', restored, from, say);
  const report = await reportFilling(() => seedEmbedded({ dataFolder, seedFolder, footballFolder }), say);
  // What the build made is only read: a start may have no right to write beside the program
  if (report && snapshotFolder !== null) await keepSnapshot(snapshot, dataFolder, report);
}

/** `null` where another process was faster. */
async function reportFilling(
  fill: () => Promise<SeedReport | null>,
  say: (line: string) => void,
): Promise<SeedReport | null> {
  say('Filling the database, once: this takes some seconds');
  const from = performance.now();
  const report = await fill();
  if (report) describeSeeded('Seeded', report, from, say);
  return report;
}

function describeSeeded(
  done: 'Seeded' | 'Restored',
  { articles, pages, matches, problems }: SeedReport,
  from: number,
  say: (line: string) => void,
): void {
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  say(`${done} ${articles} articles, ${pages} pages and ${matches} matches in ${seconds} s`);
  for (const { file, reason } of problems) say(`  ${file}: ${reason}`);
}

function describeTimeline({ from, speed }: TimelineStart): string {
  const pace = speed === 0 ? 'standing still' : speed === 1 ? 'in real time' : `${speed} times as fast`;
  return `The data is at ${from.toISOString()}, ${pace}; ORIGIN_CLOCK=archive leaves it at its own time`;
}

/** Fails with the system's own error before the database is touched. */
function assertPortIsFree({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
