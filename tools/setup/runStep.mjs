import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { outcomeOf, spawnGroup, stopGroup } from './children.mjs';
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

const tailLength = 60;

/**
 * Runs a command to its end, with its output in a log and no silent minutes. A failing command is a result, with the
 * path of the log and the last lines of output; throws only when this process is being stopped.
 * @param {Step} step
 */
export async function runStep(step) {
  const { label, command, args, env, cwd = workspaceRoot, quiet, heartbeatMs, print = console.log } = step;
  const { logFolder = join(workspaceRoot, '.data', 'logs') } = step;
  mkdirSync(logFolder, { recursive: true });
  const log = join(logFolder, `${step.log}.log`);
  const file = createWriteStream(log);
  const heartbeat = startHeartbeat(label, { everyMs: heartbeatMs, print });
  /** @type {string[]} */
  const tail = [];

  const child = spawnGroup(command, args, { cwd, env }, (line) => {
    file.write(`${line}\n`);
    tail.splice(0, tail.push(line) - tailLength);
    step.onLine?.(line);
    if (quiet) return;
    print(line);
    heartbeat.touch();
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const outcome = await outcomeOf(child);
  // What the command left running may hold its output open for ever.
  await Promise.race([closed, wait(2_000, undefined, { ref: false })]);
  await stopGroup(child.pid);

  const durationMs = heartbeat.stop();
  // Whoever reads the log next finds all of it.
  await finished(file.end());
  if (isStopping()) throw new ExplainedError('Stopped.');
  return { ok: outcome === 'exit code 0', outcome, durationMs, log, tail };
}
