import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { takeFreePort } from '@cancha/e2e/takeFreePort';
import { originFolder, pinnedNode } from '@cancha/e2e/workspacePaths';

import { putAwayLater } from './leftovers';

export type RunningOrigin = {
  readonly address: string;
  readonly log: () => string;
  stop(): Promise<void>;
};

const readyMs = 180_000;

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left in it.
  }
}

/** The built backend on a free port. Its clock stands in the past, where the data ends. */
export async function startOrigin(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<RunningOrigin> {
  const port = await takeFreePort();
  const address = `http://127.0.0.1:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(pinnedNode, ['dist/main.js'], {
    cwd: originFolder,
    // A group of its own, to which belongs what it has begun: filling a database outlives it.
    detached: true,
    env: {
      ...{ PATH, HOME, NODE_ENV: 'production', LOG_LEVEL: 'info' },
      ...{ ORIGIN_PORT: `${port}`, ORIGIN_CLOCK: 'archive', ORIGIN_DATA: dataFolder },
      ...settings,
    },
  });
  let log = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 7_000);
    await gone;
    clearTimeout(force);
    endGroup(child);
  };
  child.once('exit', putAwayLater(stop));
  const until = performance.now() + readyMs;
  while (performance.now() < until && child.exitCode === null) {
    const answer = await fetch(`${address}/health`).catch(() => null); // Nobody listens yet.
    if (answer?.ok) return { address, log: () => log, stop };
    await delay(100);
  }
  await stop();
  throw new Error(`The origin did not start: ${log.slice(-1_000)}`);
}
