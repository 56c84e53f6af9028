import { stopAllGroups } from '../setup/children.mjs';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { formatDuration } from '../setup/formatDuration.mjs';
import { requireFreePort } from '../setup/freePort.mjs';
import { startHeartbeat } from '../setup/startHeartbeat.mjs';
import { isStopping } from '../setup/stopOnSignals.mjs';
import { startService } from './startService.mjs';
import { waitForAnswer } from './waitForAnswer.mjs';

/** @typedef {import('./planServices.mjs').Service} Service */
/** @typedef {{ print: (line: string) => void, readyMs: number, heartbeatMs: number }} Setting */

/**
 * Throws an `ExplainedError` for the first service whose port is taken.
 * @param {Service[]} services
 * @param {string} command What the reader typed.
 */
export async function requireFreePorts(services, command) {
  for (const { port, host, portVariable } of services) {
    await requireFreePort({ port, host, variable: portVariable, command });
  }
}

/**
 * Runs services for as long as all of them live. Each starts when the one before it answers; when one ends
 * or never answers, the others are stopped.
 * @param {Service[]} services
 * @param {Partial<Setting>} [options]
 * @returns {Promise<number>} The exit code: 1, as services do not end by themselves.
 */
export async function supervise(
  services,
  { print = console.log, readyMs = 180_000, heartbeatMs = 10_000 } = {},
) {
  const dead = new AbortController();
  /** @type {Promise<import('./startService.mjs').Death>[]} */
  const deaths = [];
  try {
    for (const service of services) {
      const death = startService(service, print);
      deaths.push(death);
      void death.then(() => dead.abort());
      await untilReady(service, dead.signal, { print, readyMs, heartbeatMs });
      if (dead.signal.aborted) break;
    }
    if (!dead.signal.aborted) printAddresses(services, print);
    const { name, outcome } = await Promise.race(deaths);
    if (!isStopping()) print(`${name} ended (${outcome}): stopping the others.`);
    return 1;
  } finally {
    await stopAllGroups();
  }
}

/**
 * @param {Service} service
 * @param {AbortSignal} signal Aborted when a service died.
 * @param {Setting} setting
 */
async function untilReady({ name, address, readyPath }, signal, { print, readyMs, heartbeatMs }) {
  const url = `${address}${readyPath}`;
  const heartbeat = startHeartbeat(`Waiting for ${name} at ${url}`, { everyMs: heartbeatMs, print });
  const ready = await waitForAnswer(url, { timeoutMs: readyMs, signal });
  const waited = formatDuration(heartbeat.stop());
  if (ready) print(`${name} answers after ${waited}.`);
  else if (!signal.aborted) {
    throw new ExplainedError(`${name} does not answer 200 at ${url} after ${waited}: see its lines above.`);
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
