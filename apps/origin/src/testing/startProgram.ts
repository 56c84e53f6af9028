import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { inject } from 'vitest';
import { ownFile } from '../ownFile.ts';
import { freePort } from './freePort.ts';

/** `kill` ends it in the middle of whatever it does; `log` is all it has said so far. */
export type RunningProgram = { address: string; kill: () => Promise<void>; log: () => string };

/** For tests: starts what `npm start` starts, over a copy of the real seed in `dataFolder`, and waits until it answers. */
export async function startProgram(
  dataFolder: string,
  more: Record<string, string> = {},
): Promise<RunningProgram> {
  const own = {
    ORIGIN_DATA: dataFolder,
    ORIGIN_PORT: String(await freePort()),
    ORIGIN_CLOCK: 'archive',
    ORIGIN_SNAPSHOTS: dirname(inject('snapshot')),
  };
  const env = { ...process.env, ...own, ...more };
  const child = spawn(process.execPath, [ownFile('dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += String(chunk);
      const found = /answers at (http:\S+)/.exec(out)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`It ended instead of answering: ${out}`)));
  });
  return {
    address,
    log: () => out,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
