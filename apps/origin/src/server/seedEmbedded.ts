import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SeedReport } from '../newsroom/seedDatabase.ts';

const program = fileURLToPath(new URL('./seedEmbedded.process.ts', import.meta.url));
const run = promisify(execFile);

/** What the process is told, and answers. */
export type SeedTask = { dataFolder: string; seedFolder: string; footballFolder: string | null };

/**
 * Makes and fills the embedded database in `dataFolder`, which nobody may have open. In a process of its own: what the reading
 * and writing of all that takes of memory is given back with it.
 */
export async function seedEmbedded(task: SeedTask): Promise<SeedReport | null> {
  const { stdout } = await run(process.execPath, [program, JSON.stringify(task)], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as SeedReport | null;
}
