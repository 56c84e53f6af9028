import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnGroup, stopGroup } from './children.mjs';
import { ExplainedError } from './ExplainedError.mjs';
import { startHeartbeat } from './startHeartbeat.mjs';
import { isStopping } from './stopOnSignals.mjs';
import { workspaceRoot } from './workspaceRoot.mjs';

/**
 * @typedef {object} Step
 * @property {string} label What is going on, for the heartbeat.
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} env
 * @property {string} log Name of the log without extension.
 * @property {boolean} [quiet] Only the heartbeat is printed; the output goes to the log.
 * @property {(line: string) => void} [onLine] Gets every line of output.
 * @property {string} [cwd]
 * @property {string} [logFolder]
 * @property {number} [heartbeatMs]
 * @property {(line: string) => void} [print]
 */

/**
 * @typedef {object} StepResult
 * @property {boolean} ok
 * @property {string} outcome How it ended, such as `exit code 1`.
 * @property {number} durationMs
 * @property {string} log Absolute path of the log.
 * @property {string[]} tail The last lines of output.
 */

const tailLength = 60;

/**
 * Runs a command to its end, with its output in a log and no silent minutes. A failing command is a result;
 * throws only when this process is being stopped.
 * @param {Step} step
 * @returns {Promise<StepResult>}
 */
export async function runStep(step) {
  const { label, print = console.log, quiet = false, heartbeatMs = 10_000 } = step;
  const log = openLog(step);
  const heartbeat = startHeartbeat(label, { everyMs: heartbeatMs, print });
  /** @type {string[]} */
  const tail = [];

  const outcome = await runToEnd(step, (line) => {
    log.write(`${line}\n`);
    tail.splice(0, tail.push(line) - tailLength);
    step.onLine?.(line);
    if (quiet) return;
    print(line);
    heartbeat.touch();
  });

  const durationMs = heartbeat.stop();
  // Whoever reads the log next finds all of it.
  await finished(log.end());
  if (isStopping()) throw new ExplainedError('Stopped.');
  return { ok: outcome === 'exit code 0', outcome, durationMs, log: String(log.path), tail };
}

/** @param {Step} step */
function openLog({ log, logFolder = join(workspaceRoot, '.data', 'logs') }) {
  const file = join(logFolder, `${log}.log`);
  mkdirSync(dirname(file), { recursive: true });
  return createWriteStream(file);
}

/**
 * @param {Step} step
 * @param {(line: string) => void} onLine
 * @returns {Promise<string>}
 */
async function runToEnd({ command, args, cwd = workspaceRoot, env }, onLine) {
  const child = spawnGroup(command, args, { cwd, env });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);

  /** @type {Promise<void>} */
  const closed = new Promise((resolve) => child.once('close', () => resolve()));
  /** @type {string} */
  const outcome = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  // What the command left running may hold its output open for ever.
  await Promise.race([closed, wait(2_000, undefined, { ref: false })]);
  await stopGroup(child.pid);
  return outcome;
}
