import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { isGroupAlive } from './processGroup.mjs';

/** Groups that were started and not yet seen to be gone, by the id of their first process. @type {Set<number>} */
const groups = new Set();

/**
 * Starts a command as the head of a process group of its own, so that all it starts can be stopped with it.
 * A command that cannot be started emits `error`, as with `spawn`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number }} [options]
 * @param {(line: string) => void} [onLine] Gets every line of output.
 */
export function spawnGroup(command, args, options, onLine) {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) groups.add(child.pid);
  if (onLine) for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
  return child;
}

/**
 * How a child ends, such as `exit code 1`. Never rejects.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
export function outcomeOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
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

/** Stops every group that is still there. */
export async function stopAllGroups() {
  await Promise.all([...groups].map((group) => stopGroup(group)));
}

/** Ends every group at once. For the very last moment, when nothing can be waited for. */
export function killAllGroups() {
  for (const group of groups) signalGroup(group, 'SIGKILL');
  groups.clear();
}

/** @param {number} group @param {NodeJS.Signals} signal */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // The group is gone already.
  }
}

/** @param {number} group @param {number} milliseconds */
async function isGoneWithin(group, milliseconds) {
  const deadline = performance.now() + milliseconds;
  while (isGroupAlive(group)) {
    if (performance.now() > deadline) return false;
    await wait(30);
  }
  return true;
}
