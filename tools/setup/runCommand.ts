import { constants } from 'node:os';
import { stopAllChildren } from './children.ts';
import { ExplainedError } from './ExplainedError.mjs';

let stopping = false;

/** Whether a signal has asked this process to stop. Nothing new may be started, no failure reported. */
export const isStopping = (): boolean => stopping;

/**
 * Runs one of the workspace's commands, given the words after it: its answer is the exit code, an expected failure is one
 * line and exit code 1, and nothing it started outlives it.
 */
export async function runCommand(main: (args: string[]) => Promise<number>): Promise<void> {
  stopOnSignals();
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    if (isStopping()) return; // The signal decides the exit code.
    const isWrongOption = String(error).includes('ERR_PARSE_ARGS');
    console.error(error instanceof ExplainedError || isWrongOption ? (error as Error).message : error);
    process.exitCode = 1;
  }
  await stopAllChildren();
}

function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
  // A reader that went away (`npm start | head`, a closed terminal) must not end us half way.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => void stop('SIGHUP'));
  // npm passes a signal on to the shell it runs us in, which may end and leave us behind.
  const parent = process.ppid;
  const stopWithParent = () => process.ppid !== parent && void stop('SIGTERM');
  if (process.env['npm_lifecycle_event']) setInterval(stopWithParent, 300).unref();
}

async function stop(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') {
  if (stopping) return; // The same Ctrl-C arrives twice under npm.
  stopping = true;
  await stopAllChildren();
  process.exit(128 + constants.signals[signal]);
}
