import { outcomeOf, spawnGroup, stopAllGroups } from '../setup/children.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { formatDuration } from '../setup/formatDuration.mjs';
import { startHeartbeat } from '../setup/startHeartbeat.mjs';
import { isStopping } from '../setup/stopOnSignals.mjs';
import { waitForAnswer } from './waitForAnswer.mjs';

/** @typedef {import('./planServices.mjs').Service} Service */

/**
 * Runs services for as long as all of them live, and prints their output under their names. Each starts when the one
 * before it answers; when one ends or never answers, the others are stopped.
 * @param {Service[]} services
 * @returns {Promise<number>} The exit code: 1, as services do not end by themselves.
 */
export async function supervise(
  services,
  { print = console.log, readyMs = 180_000, heartbeatMs = 10_000 } = {},
) {
  const dead = new AbortController();
  /** @type {Promise<string>[]} */
  const deaths = [];
  try {
    for (const { name, command, args, cwd, env, address, readyPath } of services) {
      const child = spawnGroup(command, args, { cwd, env }, (line) => print(`[${name}] ${line}`));
      const death = outcomeOf(child).then((outcome) => `${name} ended (${outcome})`);
      deaths.push(death);
      void death.then(() => dead.abort('ended'));

      const url = `${address}${readyPath}`;
      const heartbeat = startHeartbeat(`Waiting for ${name} at ${url}`, { everyMs: heartbeatMs, print });
      const timer = setTimeout(() => dead.abort('late'), readyMs);
      const ready = await waitForAnswer(url, dead.signal);
      clearTimeout(timer);
      const waited = formatDuration(heartbeat.stop());
      if (dead.signal.reason === 'ended') break;
      if (!ready) {
        throw new ExplainedError(
          `${name} does not answer 200 at ${url} after ${waited}: see its lines above.`,
        );
      }
      print(`${name} answers after ${waited}.`);
    }
    if (!dead.signal.aborted) printAddresses(services, print);
    const death = await Promise.race(deaths);
    if (!isStopping()) print(`${death}: stopping the others.`);
    return 1;
  } finally {
    await stopAllGroups();
  }
}

/**
 * @param {Service[]} services
 * @param {(line: string) => void} print
 */
function printAddresses(services, print) {
  const width = Math.max(...services.map(({ name }) => name.length));
  print('');
  print('Cancha is running. Ctrl-C stops it.');
  for (const { name, address } of services) print(`  ${name.padEnd(width)}  ${address}`);
  print('');
}
