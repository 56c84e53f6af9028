import { migrate } from '../database/migrate.ts';
import { openEmbeddedDatabase } from '../database/openDatabase.ts';
import { readSeed, seedDatabase } from '../newsroom/seedDatabase.ts';
import type { SeedTask } from './seedEmbedded.ts';

// Told to the whole group by a terminal: whoever started this one decides what becomes of it …
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// … and when that one is gone, so is this.
process.stdin.resume().on('end', () => process.exit(1));

const { dataFolder, seedFolder, footballFolder } = JSON.parse(process.argv[2] ?? '') as SeedTask;
// An empty database is made by a process of its own: meanwhile the seed is read
const opening = openEmbeddedDatabase(dataFolder);
const content = readSeed(seedFolder, footballFolder);
const { db, close } = await opening;
await migrate(db);
const report = await seedDatabase(db, seedFolder, { footballFolder, content });
await close();
process.stdout.write(JSON.stringify(report), () => process.exit(0));
