import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownProgram } from '../ownFile.ts';
import type { SeedReport } from '../seed/seedDatabase.ts';
import { SiteFileError } from '@cancha/newsroom/sites/SiteFileError.ts';

const program = ownProgram('server/seedEmbedded.process.ts');
const run = promisify(execFile);

/** What the process is told. */
export type SeedTask = { dataFolder: string; seedFolder: string; footballFolder: string | null };
/** What it answers: what was stored, `null` for nothing new, or why the files cannot be. */
export type SeedOutcome = { report: SeedReport | null } | { refused: string };

/**
 * Makes and fills the embedded database in `dataFolder`, which nobody may have open. In a process of its own: what the reading
 * and writing of all that takes of memory is given back with it.
 */
export async function seedEmbedded(task: SeedTask): Promise<SeedReport | null> {
  const { stdout } = await run(process.execPath, [program, JSON.stringify(task)], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const outcome = JSON.parse(stdout) as SeedOutcome;
  if ('refused' in outcome) throw new SiteFileError(outcome.refused);
  return outcome.report;
}
