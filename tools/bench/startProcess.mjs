import { createInterface } from 'node:readline';
import { spawnGroup, stopGroup } from '../setup/children.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { waitForAnswer } from '../start/waitForAnswer.mjs';

/** @typedef {import('../start/planServices.mjs').Service} Service */
/** @typedef {{ address: string, pid: number, stop: () => Promise<void> }} Running */

/** Filling a database takes its time on a machine that others use as well. */
const readyMs = 180_000;

/**
 * Starts a service and waits until it answers. Its output is kept for the day it fails: then an
 * `ExplainedError` shows the last of it.
 * @param {Pick<Service, 'name' | 'command' | 'args' | 'cwd' | 'env' | 'address' | 'readyPath'>} service
 * @returns {Promise<Running>}
 */
export async function startProcess({ name, command, args, cwd, env, address, readyPath }) {
  const child = spawnGroup(command, args, { cwd, env });
  /** @type {string[]} */
  const tail = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => void tail.splice(0, tail.push(line) - 10));
  }
  const dead = new AbortController();
  child.once('error', () => dead.abort());
  child.once('exit', () => dead.abort());

  const ready = await waitForAnswer(address + readyPath, { timeoutMs: readyMs, signal: dead.signal });
  if (ready && child.pid !== undefined) {
    return { address, pid: child.pid, stop: () => stopGroup(child.pid) };
  }
  const what = dead.signal.aborted
    ? 'ended before it answered'
    : `does not answer 200 at ${address}${readyPath}`;
  await stopGroup(child.pid);
  throw new ExplainedError(
    [`${name} ${what}. Its last lines:`, ...tail.map((line) => `  ${line}`)].join('\n'),
  );
}
