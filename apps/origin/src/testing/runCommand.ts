import { execFile } from 'node:child_process';
import { ownFile } from '../ownFile.ts';

export type CommandRun = { code: number; out: string; err: string };

/** For tests: runs a command as the build has it, on the embedded database in a data folder. */
export function runCommand(
  command: 'backup' | 'restore' | 'forget',
  dataFolder: string,
  ...given: string[]
): Promise<CommandRun> {
  const env = { ...process.env, ORIGIN_DATA: dataFolder };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [ownFile(`dist/${command}.command.js`), ...given],
      { env },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
