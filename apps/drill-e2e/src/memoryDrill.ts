import type { Fault } from '@cancha/e2e/startFaultyBackend';
import { ask, askSteadily } from './ask';
import type { Drill, Outcome } from './Drill';
import { memoryMb, statusOf } from './figures';
import { backendNames, breakBackends, healBackends, heapMb, type Stage } from './startStage';

const minutes = 10;
const stepSeconds = 20;
/** What may be more at the end than after the first minutes, when all that is kept has been asked for. */
const mostGrowth = 1.15;
/** What a process has besides its heap: the code, buffers, pictures. */
const besideHeapMb = 350;

const faults: readonly (Fault | null)[] = [null, 'error', null, 'hang', null, 'huge', null, 'cut'];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function run(stage: Stage): Promise<Outcome> {
  const { app } = stage;
  const megabytes: number[] = [];
  const steps = (minutes * 60) / stepSeconds;
  let address = 0;
  for (let step = 0; step < steps; step++) {
    const fault = faults[step % faults.length] ?? null;
    if (fault === null) healBackends(stage);
    else breakBackends(stage, backendNames, fault);
    const missing = Array.from({ length: 20 * stepSeconds }, () => `/memoria-${(address += 1)}.html`);
    const load = { seconds: stepSeconds, perSecond: 10 };
    await Promise.all([
      askSteadily(app.origin, [...stage.seen, ...stage.many], load),
      askSteadily(app.origin, missing, load),
    ]);
    const now = memoryMb(app.pid);
    if (now === null)
      return { figures: [], problems: [], leftOut: 'this system does not say what a process has in use' };
    megabytes.push(now);
  }
  healBackends(stage);
  const perMinute = 60 / stepSeconds;
  const early = mean(megabytes.slice(2 * perMinute, 4 * perMinute));
  const late = mean(megabytes.slice(-2 * perMinute));
  const most = Math.max(...megabytes);
  const isAlive = statusOf(await ask(app.origin, '/')) === '200';
  return {
    figures: [
      `${minutes} minutes, 20 requests a second, ${address} addresses made up`,
      `${Math.round(early)} MB in minutes 3 and 4, ${Math.round(late)} MB in the last two, at most ${Math.round(most)} MB`,
    ],
    problems: [
      ...(late > early * mostGrowth
        ? [`memory is flat: it went from ${Math.round(early)} to ${Math.round(late)} MB`]
        : []),
      ...(most > heapMb + besideHeapMb
        ? [
            `a process with a heap of ${heapMb} MB stays below ${heapMb + besideHeapMb} MB: it had ${Math.round(most)}`,
          ]
        : []),
      ...(isAlive ? [] : ['the front page is there after it: it was not']),
    ],
  };
}

export const memoryDrill: Drill = {
  name: 'memory',
  broken: 'ten minutes of backends that fail in turn, and of addresses made up',
  promised: `memory is flat within the heap limit of ${heapMb} MB`,
  isShort: false,
  run,
};
