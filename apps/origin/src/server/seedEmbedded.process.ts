import { migrate } from '../database/migrate.ts';
import { openEmbeddedDatabase } from '../database/openDatabase.ts';
import { readSeed, seedDatabase } from '../seed/seedDatabase.ts';
import { SiteFileError } from '@cancha/newsroom/sites/SiteFileError.ts';
import type { SeedOutcome, SeedTask } from './seedEmbedded.ts';

// Told to the whole group by a terminal: whoever started this one decides what becomes of it …
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// … and when that one is gone, so is this.
process.stdin.resume().on('end', () => process.exit(1));

const { dataFolder, seedFolder, footballFolder } = JSON.parse(process.argv[2] ?? '') as SeedTask;
// An empty database is made by a process of its own: meanwhile the seed is read
const opening = openEmbeddedDatabase(dataFolder);
const content = readSeed(seedFolder, footballFolder);
// It is waited for later: until then a seed that cannot be read is nobody's
content.catch(() => {});
const { db, close } = await opening;
await migrate(db);
const outcome = await seed().catch(refusal);
await close();
process.stdout.write(JSON.stringify(outcome), () => process.exit(0));

async function seed(): Promise<SeedOutcome> {
  return { report: await seedDatabase(db, seedFolder, { footballFolder, content }) };
}

/** What is a matter of the files is said in their words; anything else ends the process as it would anyhow. */
function refusal(error: unknown): SeedOutcome {
  if (error instanceof SiteFileError) return { refused: error.message };
  throw error;
}
