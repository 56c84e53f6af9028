import { openEmbeddedDatabase } from '../database/openDatabase.ts';
import { seedDatabase } from '../newsroom/seedDatabase.ts';
import type { SeedTask } from './seedEmbedded.ts';

// Told to the whole group by a terminal: whoever started this one decides what becomes of it …
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// … and when that one is gone, so is this.
process.stdin.resume().on('end', () => process.exit(1));

const { dataFolder, seedFolder, footballFolder } = JSON.parse(process.argv[2] ?? '') as SeedTask;
const { db, close } = await openEmbeddedDatabase(dataFolder);
const report = await seedDatabase(db, seedFolder, { footballFolder });
await close();
process.stdout.write(JSON.stringify(report), () => process.exit(0));
