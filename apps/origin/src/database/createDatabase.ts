import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownProgram } from '../ownFile.ts';

const program = ownProgram('database/createDatabase.process.ts');
const run = promisify(execFile);

type EndedProcess = { code?: number | string | null; signal?: string | null };

/**
 * Creates an empty embedded database in `folder`, unless there is one. In a process of its own, because the creation
 * takes 300 MB, and of a thread's memory a part would stay.
 */
export async function createDatabase(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  await run(process.execPath, [program, folder]).catch(({ code, signal }: EndedProcess) => {
    throw new Error(`its creation ended with ${code ?? signal}`);
  });
}
