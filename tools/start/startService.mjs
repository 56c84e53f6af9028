import { createInterface } from 'node:readline';
import { spawnGroup } from '../setup/children.mjs';

/** @typedef {{ name: string, outcome: string }} Death */

/**
 * Starts a service and prints its output under its name.
 * @param {import('./planServices.mjs').Service} service
 * @param {(line: string) => void} print
 * @returns {Promise<Death>} Resolves when the service has ended, whatever the reason; never rejects.
 */
export function startService({ name, command, args, cwd, env }, print) {
  const child = spawnGroup(command, args, { cwd, env });
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => print(`[${name}] ${line}`));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ name, outcome: error.message }));
    child.once('exit', (code, signal) =>
      resolve({ name, outcome: signal ? `signal ${signal}` : `exit code ${code}` }),
    );
  });
}
