import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder belongs to another running process. */
export class FolderTakenError extends Error {
  override readonly name = 'FolderTakenError';
}

/**
 * Marks a data folder as ours, because two processes on one embedded database destroy it.
 * A mark left by a process that died is replaced. Gives the function that takes the mark away.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const mark = join(folder, 'process.pid');
  const owner = Number(await readFile(mark, 'utf8').catch(() => '0'));
  if (owner > 0 && owner !== process.pid && isRunning(owner)) {
    throw new FolderTakenError(
      `${folder} is in use by process ${owner}. Stop it, or set ORIGIN_DATA to another folder.`,
    );
  }
  await writeFile(mark, String(process.pid));
  return () => rm(mark, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
