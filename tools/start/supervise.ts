import { outcomeOf, startChild, stopAllChildren } from '../setup/children.ts';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import { isStopping } from '../setup/runCommand.ts';
import { startHeartbeat } from '../setup/startHeartbeat.ts';
import type { Service } from './planServices.ts';
import { waitForAnswer } from './waitForAnswer.ts';

/**
 * Runs services for as long as all of them live, and prints their output under their names. Each starts when the one
 * before it answers; when one ends or never answers, the others are stopped. Answers the exit code.
 */
export async function supervise(
  services: readonly Service[],
  { print = console.log, readyMs = 180_000, everyMs = 10_000 } = {},
): Promise<number> {
  const dead = new AbortController();
  const deaths: Promise<string>[] = [];
  try {
    for (const { name, command, args, cwd, env, address, readyPath } of services) {
      const child = startChild(command, args, { cwd, env }, (line) => print(`[${name}] ${line}`));
      const death = outcomeOf(child).then((outcome) => `${name} ended (${outcome})`);
      deaths.push(death);
      void death.then(() => dead.abort());

      const url = `${address}${readyPath}`;
      const heartbeat = startHeartbeat(`Waiting for ${name} at ${url}`, everyMs, print);
      const isReady = await waitForAnswer(url, AbortSignal.any([dead.signal, AbortSignal.timeout(readyMs)]));
      clearInterval(heartbeat);
      if (dead.signal.aborted) break;
      if (!isReady) throw new ExplainedError(`${name} does not answer 200 at ${url}: see its lines above.`);
    }
    if (!dead.signal.aborted) {
      const width = Math.max(...services.map(({ name }) => name.length));
      const addresses = services.map(({ name, address }) => `  ${name.padEnd(width)}  ${address}`);
      print(['', 'Cancha is running. Ctrl-C stops it.', ...addresses, ''].join('\n'));
    }
    const death = await Promise.race(deaths);
    if (!isStopping()) print(`${death}: stopping the others.`);
    return 1;
  } finally {
    await stopAllChildren();
  }
}
