import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { childEnvironment } from '../setup/childEnvironment.mjs';
import { spawnGroup, stopGroup } from '../setup/children.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { installedCommand } from '../setup/workspaceRoot.mjs';

/**
 * @typedef {object} LoadPlan
 * @property {string} address
 * @property {string[]} paths Asked for in turn, each connection beginning elsewhere.
 * @property {number} connections
 * @property {number} seconds
 */
/**
 * @typedef {object} Load
 * @property {number} answers
 * @property {number} failures Errors, time-outs, resets and any status but 2xx.
 * @property {number} fromCache Answers that Next says come from its page cache.
 * @property {number} seconds
 */

const program = fileURLToPath(new URL('generateLoad.mjs', import.meta.url));

/**
 * Asks for pages for some seconds, from a process of its own.
 * Throws an `ExplainedError` when a request failed: figures of a failing server say nothing.
 * @param {LoadPlan} plan
 * @returns {Promise<Load>}
 */
export async function runLoad(plan) {
  const child = spawnGroup(installedCommand('node'), [program, JSON.stringify(plan)], {
    env: childEnvironment(),
  });
  /** @type {string[]} */ const output = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => void output.push(line));
  }
  const timer = setTimeout(() => void stopGroup(child.pid), (plan.seconds + 15) * 1000);
  /** @type {number | null} */
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  clearTimeout(timer);
  await stopGroup(child.pid);
  return readLoad(plan, code, output.join('\n'));
}

/**
 * @param {LoadPlan} plan
 * @param {number | null} code
 * @param {string} output
 * @returns {Load}
 */
function readLoad({ address, paths }, code, output) {
  const what = `Load on ${address}${paths.length === 1 ? paths[0] : ` (${paths.length} pages)`}`;
  if (code !== 0) throw new ExplainedError(`${what} ended with ${code ?? 'a signal'}: ${output.slice(-500)}`);
  /** @type {unknown} */
  const answer = JSON.parse(output);
  const load = /** @type {Load} */ (answer);
  if (load.failures === 0 && load.answers > 0) return load;
  throw new ExplainedError(`${what}: ${load.failures} requests failed, ${load.answers} were answered.`);
}
