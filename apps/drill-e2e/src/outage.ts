import { setTimeout as delay } from 'node:timers/promises';
import { ask, askSteadily, isWholePage, withSecret, type Asked } from './ask';
import type { Outcome } from './Drill';
import { countStatuses, memoryMb, percentile, slowest, statusOf, time, unkept } from './figures';
import { breakBackends, healBackends, type BackendName, type Stage } from './startStage';
import type { Fault } from '@cancha/e2e/startFaultyBackend';
import type { Unseen } from './findAddresses';

/** What docs/when-it-breaks.md promises, on top of what pages take here while all is well. In ms. */
export const promisedMs = 3_000;

/** Answers are fresh for two seconds: then the app asks its backend again. */
const staleMs = 2_200;

/** A backend that failed is left alone for two seconds; more is left to a busy machine. */
const backMs = 10_000;

type Outage = {
  readonly broken: readonly BackendName[];
  readonly fault: Fault;
  /** Of these kinds addresses are asked for that nobody has read. */
  readonly unseen: readonly (keyof Unseen)[];
  /** Whether a page nobody has read can be had all the same. */
  readonly isUnseenThere?: boolean;
};

/** Breaks backends, and reads meanwhile as readers do: pages read before, pages never read, addresses made up. */
export async function playOutage(stage: Stage, outage: Outage): Promise<Outcome> {
  return playTrouble(stage, outage, {
    begin: async () => breakBackends(stage, outage.broken, outage.fault),
    end: async () => healBackends(stage),
  });
}

type Trouble = { begin: () => Promise<void>; end: () => Promise<void> };

const seenPerSecond = 8;
const madeUpPerSecond = 12;
let madeUp = 0;

/** Addresses that nobody has, each another one. */
function floodWith(origin: string, seconds: number): Promise<Asked[]> {
  const count = madeUpPerSecond * seconds;
  const missing = Array.from({ length: count }, () => withSecret(`/no-hay-${(madeUp += 1)}.html`));
  return askSteadily(origin, missing, { seconds, perSecond: madeUpPerSecond });
}

export async function playTrouble(
  stage: Stage,
  { unseen, isUnseenThere = false }: Pick<Outage, 'unseen' | 'isUnseenThere'>,
  { begin, end }: Trouble,
  app: { origin: string; pid: number } = stage.app,
): Promise<Outcome> {
  const seconds = stage.isShort ? 2 : 8;
  const before = memoryMb(app.pid);
  const slackMs = await measureSlack(stage, app.origin);
  await delay(staleMs);
  await begin();
  let seen, fresh, flood: Asked[];
  try {
    const never = unseen.flatMap((kind) => stage.takeUnseen(kind, stage.isShort ? 2 : 3));
    [seen, fresh, flood] = await Promise.all([
      askSteadily(app.origin, stage.seen, { seconds, perSecond: seenPerSecond }),
      // After a moment, so that the flood is there already.
      delay(500).then(() => Promise.all(never.map((path) => ask(app.origin, withSecret(path))))),
      floodWith(app.origin, seconds),
    ]);
  } finally {
    await end();
  }
  const back = await timeUntilBack(stage, app.origin);
  const after = memoryMb(app.pid);

  const inTime = ({ ms }: Asked) => ms < promisedMs + slackMs;
  const isUnavailable = (one: Asked) =>
    statusOf(one) === '503' && Number(one.answer?.headers['retry-after']) > 0;
  return {
    figures: [
      `seen pages ${countStatuses(seen)} in ${time(percentile(seen, 0.5))} (p99 ${time(percentile(seen, 0.99))})`,
      `never seen ${countStatuses(fresh)} in ${time(slowest(fresh))}`,
      `${flood.length} made up ${countStatuses(flood)} (p99 ${time(percentile(flood, 0.99))})`,
      back === null ? 'not back' : `back after ${time(back)}`,
      `${time(slackMs)} while all was well`,
      ...(before !== null && after !== null ? [`memory ${signed(after - before)} MB`] : []),
    ],
    problems: [
      ...unkept(
        'a page read before is whole, with 200',
        seen,
        (one) => statusOf(one) === '200' && isWholePage(one),
      ),
      ...unkept('a page read before comes within 3 s', seen, inTime),
      ...unkept(
        isUnseenThere ? 'a page never read comes all the same' : 'a page never read is 503 with Retry-After',
        fresh,
        isUnseenThere ? (one) => statusOf(one) === '200' : isUnavailable,
      ),
      ...unkept('a page never read is a whole page', fresh, isWholePage),
      ...unkept('a page never read comes within 3 s', fresh, inTime),
      ...unkept('an address made up is 404 or 503', flood, (one) => ['404', '503'].includes(statusOf(one))),
      ...unkept('an address made up is answered within 3 s', flood, inTime),
      ...(back === null ? [`a page is there again within ${time(backMs)} of the end: it was not`] : []),
    ],
  };
}

/** How long the slowest takes while all is well, of the same load: 50 ms, and seconds on a machine that others keep busy. */
export async function measureSlack(stage: Stage, origin: string): Promise<number> {
  const seconds = 1.5;
  await delay(staleMs);
  const asked = await Promise.all([
    askSteadily(origin, stage.seen, { seconds, perSecond: seenPerSecond }),
    floodWith(origin, seconds),
    Promise.all(stage.takeUnseen('article', 2).map((path) => ask(origin, path))),
  ]);
  return slowest(asked.flat());
}

/** Until a page that nobody has read comes. */
async function timeUntilBack(stage: Stage, origin: string): Promise<number | null> {
  const [path = '/'] = stage.takeUnseen('article', 1);
  const from = performance.now();
  while (performance.now() - from < backMs) {
    if (statusOf(await ask(origin, path)) === '200') return performance.now() - from;
    await delay(100);
  }
  return null;
}

const signed = (megabytes: number): string =>
  `${megabytes < 0 ? '−' : '+'}${Math.abs(Math.round(megabytes))}`;
