import { constants } from 'node:os';
import { killAllGroups, stopAllGroups } from './children.mjs';

let stopping = false;

/** Whether a signal has asked this process to stop. Nothing new may be started, no failure reported. */
export function isStopping() {
  return stopping;
}

/** From now on Ctrl-C, SIGTERM and SIGHUP stop every group, then this process; no exit leaves one behind. */
export function stopOnSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // The same Ctrl-C arrives twice under npm, so a second signal must not cut the first one short.
    process.on(signal, () => void stop(signal));
  }
  process.on('exit', killAllGroups);
  if (process.env['npm_lifecycle_event']) stopWithParent();
  // A reader that went away (`npm start | head`, a closed terminal) must not end us half way.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => void stop('SIGHUP'));
}

/** npm runs a script through a shell and passes a signal on to that shell only: it may end and leave us behind. */
function stopWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void stop('SIGTERM'), 300).unref();
}

/** @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} signal */
async function stop(signal) {
  if (stopping) return;
  stopping = true;
  await stopAllGroups();
  process.exit(128 + constants.signals[signal]);
}
