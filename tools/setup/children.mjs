import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { isGroupAlive } from './isGroupAlive.mjs';

/** @typedef {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} Child */

/** Groups that were started and not yet seen to be gone, by the id of their first process. @type {Set<number>} */
const groups = new Set();

/**
 * Starts a command as the head of a process group of its own, so that all it starts can be stopped with it.
 * A command that cannot be started emits `error`, as with `spawn`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string | undefined, env?: NodeJS.ProcessEnv | undefined, uid?: number, gid?: number }} [options]
 * @returns {Child}
 */
export function spawnGroup(command, args, options = {}) {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) groups.add(child.pid);
  return child;
}

/**
 * Asks a whole group to stop and ends it after the grace time. Resolves when none of it runs any more.
 * @param {number | undefined} group
 * @param {{ graceMs?: number }} [options]
 */
export async function stopGroup(group, { graceMs = 5_000 } = {}) {
  if (group === undefined || !groups.has(group)) return;

  signalGroup(group, 'SIGTERM');
  if (!(await isGoneWithin(group, graceMs))) {
    signalGroup(group, 'SIGKILL');
    await isGoneWithin(group, 1_000);
  }
  groups.delete(group);
}

/** Stops every group that is still there. @param {{ graceMs?: number }} [options] */
export async function stopAllGroups(options) {
  await Promise.all([...groups].map((group) => stopGroup(group, options)));
}

/** Ends every group at once. For the very last moment, when nothing can be waited for. */
export function killAllGroups() {
  for (const group of groups) signalGroup(group, 'SIGKILL');
  groups.clear();
}

/**
 * @param {number} group
 * @param {NodeJS.Signals} signal
 */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // The group is gone already.
  }
}

/**
 * @param {number} group
 * @param {number} milliseconds
 */
async function isGoneWithin(group, milliseconds) {
  const deadline = performance.now() + milliseconds;
  while (isGroupAlive(group)) {
    if (performance.now() > deadline) return false;
    await wait(30);
  }
  return true;
}
