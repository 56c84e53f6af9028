import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../keeping/', import.meta.url));

export type CommandRun = { code: number; out: string; err: string };

/** For tests: runs what `npm run backup`, `restore` or `forget` runs, on the embedded database in a data folder. */
export function runCommand(
  command: 'backup' | 'restore' | 'forget',
  dataFolder: string,
  ...given: string[]
): Promise<CommandRun> {
  const env = { ...process.env, ORIGIN_DATA: dataFolder };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [`${folder}${command}.command.ts`, ...given],
      { env },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
