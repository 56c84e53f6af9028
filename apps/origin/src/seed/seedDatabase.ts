import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { advisoryLock } from '../database/advisoryLock.ts';
import { countRows } from '../database/countRows.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { seedStamps } from '../database/siteTables.ts';
import { addSourceFolder, stampSourceFolder } from '@cancha/newsroom/facts/addSourceFolder.ts';
import { buildMatchIndex } from '@cancha/newsroom/facts/matchIndex.ts';
import { addArchive, readFacts } from '@cancha/newsroom/facts/readFacts.ts';
import { seedFootball } from './seedFootball.ts';
import { seedGiven } from '../given/seedGiven.ts';
import { seedSearch } from './seedSearch.ts';
import { hashFolder } from './hashFolder.ts';
import { loadNewsrooms, type Newsrooms } from '@cancha/newsroom/sites/loadNewsrooms.ts';
import type { FileProblem } from '@cancha/newsroom/sites/readArticleFile.ts';
import { contentTables, seedNewsrooms } from './seedNewsrooms.ts';
import type { SiteFile } from '@cancha/newsroom/sites/siteFile.ts';

/** What a seeding stored, and which files it left out. */
export type SeedReport = { articles: number; pages: number; matches: number; problems: FileProblem[] };

// Raise it when the same files have to be stored differently, and when composed articles get other words.
const seedFormat = '17';
const stampName = 'seed';

export type SeedOptions = {
  /** Football data, and articles (`*.articles.json`), that are added to those of the seed. */
  footballFolder?: string | null;
  /** The seed, where somebody began to read it before the database was there. */
  content?: Promise<SeedContent>;
};

/** All that `folder` and the folder beside it hold, ready to be stored. */
export type SeedContent = Awaited<ReturnType<typeof readSeed>>;

/**
 * Fills the database from `folder` (`facts/` and one folder a site in `newsroom/`) in one transaction,
 * unless it holds just these files already: then it answers `null`. Of several processes one does it.
 */
export async function seedDatabase(
  db: OriginDatabase,
  folder: string,
  { footballFolder = null, content }: SeedOptions = {},
): Promise<SeedReport | null> {
  const hash = await stampOf(folder, footballFolder);
  if (await holds(db, hash)) return null;

  return db.transaction(async (tx) => {
    await tx.execute(sql`select ${advisoryLock('seed')}`);
    // Another process may have done it while this one waited.
    if (await holds(tx, hash)) return null;

    const report = await storeSeed(tx, await (content ?? readSeed(folder, footballFolder)), footballFolder);
    const fresh = { hash, seededAt: new Date() };
    await tx
      .insert(seedStamps)
      .values({ name: stampName, ...fresh })
      .onConflictDoUpdate({ target: seedStamps.name, set: fresh });
    return report;
  });
}

/** Whether the database holds just these files. */
export async function isSeeded(
  db: OriginDatabase,
  folder: string,
  footballFolder: string | null,
): Promise<boolean> {
  return holds(db, await stampOf(folder, footballFolder));
}

/** Changes when a file the database is filled from does. */
export async function stampOf(folder: string, footballFolder: string | null): Promise<string> {
  const further = footballFolder === null ? '' : ` ${await stampSourceFolder(footballFolder)}`;
  return `${seedFormat} ${await hashFolder(folder)}${further}`;
}

async function holds(db: OriginDatabase, hash: string): Promise<boolean> {
  const [stamp] = await db.select().from(seedStamps).where(eq(seedStamps.name, stampName));
  return stamp?.hash === hash;
}

/** Reads the facts, and writes what is composed from them. */
export async function readSeed(folder: string, footballFolder: string | null) {
  const facts = await readFacts(join(folder, 'facts'));
  const sites = await loadNewsrooms(join(folder, 'newsroom'), facts);
  const matches = buildMatchIndex(facts);
  // The newsroom tells of its own matches alone, whatever else is loaded
  const all = await addArchive(facts, join(folder, 'archive'));
  const football = footballFolder ? await addSourceFolder(all, footballFolder) : { facts: all, problems: [] };
  return { sites, matches, football };
}

async function storeSeed(
  db: OriginDatabase,
  { sites, matches, football }: SeedContent,
  footballFolder: string | null,
): Promise<SeedReport> {
  await seedFootball(db, football.facts);
  await seedNewsrooms(db, sites, (key) => matches.get(key)?.statsId ?? null);
  const given = footballFolder
    ? await seedGiven(db, footballFolder, newsroomsByCode(sites))
    : { articles: 0, problems: [] };
  await countRows(db, contentTables);
  await seedSearch(db, football.facts);
  const { newsrooms, editions } = sites;
  const all = [...newsrooms, ...editions];
  return {
    articles: newsrooms.reduce((sum, { articles }) => sum + articles.length, given.articles),
    pages: all.reduce((sum, { pages }) => sum + pages.length, 0),
    matches: football.facts.matches.length,
    problems: [...football.problems, ...all.flatMap(({ problems }) => problems), ...given.problems],
  };
}

function newsroomsByCode({ newsrooms, editions }: Newsrooms): Map<string, SiteFile> {
  return new Map([
    ...newsrooms.map(({ site }) => [site.code, site] as const),
    ...editions.map(({ site, newsroom }) => [site.code, newsroom] as const),
  ]);
}
