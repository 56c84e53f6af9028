import { ask, askSteadily, type Asked } from './ask';
import type { Drill, Outcome } from './Drill';
import { countStatuses, memoryMb, percentile, slowest, statusOf, time, unkept } from './figures';
import { measureSlack } from './outage';
import { breakBackends, healBackends, type Stage } from './startStage';

const perSecond = 300;
const addresses = 200;
/** Nine of ten have their answer by then. Who comes to a process that has rendered nothing yet may wait longer. */
const answeredMs = 2_000;
/** In an overload the app gives some answer in every such while. */
const silenceMs = 2_000;

/** The longest time in which no answer came, while requests were waiting. */
function longestSilence(asked: readonly Asked[], seconds: number): number {
  const step = 1_000 / perSecond;
  const times = asked
    .flatMap(({ answer, ms }, number) => (answer ? [number * step + ms] : []))
    .sort((a, b) => a - b);
  const all = [0, ...times, ...(times.length === 0 ? [seconds * 1_000] : [])];
  return Math.max(...all.slice(1).map((at, place) => at - (all[place] ?? 0)));
}

async function overload(stage: Stage, { isBroken }: { isBroken: boolean }): Promise<Outcome> {
  const seconds = stage.isShort ? 8 : 30;
  // What fails in turn stands between backends and the app of the stage, and would be overloaded first.
  const app = isBroken ? stage.app : await stage.startAnother();
  if (!isBroken) for (const path of [...stage.seen, '/no-hay.html']) await ask(app.origin, path);
  const slackMs = await measureSlack(stage, app.origin);
  if (slackMs > ownMs) {
    if (app !== stage.app) await app.stop();
    return { figures: [], problems: [], leftOut: othersKeepBusy(slackMs) };
  }
  const before = memoryMb(app.pid);
  if (isBroken) breakBackends(stage, ['content', 'cms', 'stats'], 'hang');
  let asked: Asked[];
  try {
    asked = await askSteadily(app.origin, stage.many.slice(0, addresses), { seconds, perSecond });
  } finally {
    healBackends(stage);
  }
  const after = memoryMb(app.pid);
  if (app !== stage.app) await app.stop();
  const silence = longestSilence(asked, seconds);
  const shed = asked.filter((one) => statusOf(one) === '503');
  return {
    figures: [
      `${asked.length} requests in ${seconds} s over ${addresses} addresses: ${countStatuses(asked)}`,
      `in ${time(percentile(asked, 0.5))} (p90 ${time(percentile(asked, 0.9))}, p99 ${time(percentile(asked, 0.99))}, at most ${time(slowest(asked))})`,
      `longest silence ${time(silence)}`,
      `memory ${Math.round(before ?? 0)} to ${Math.round(after ?? 0)} MB`,
    ],
    problems: [
      ...unkept('an answer is a page or 503', asked, (one) => ['200', '503'].includes(statusOf(one))),
      ...unkept(
        'a 503 says when to come again',
        shed,
        ({ answer }) => Number(answer?.headers['retry-after']) > 0,
      ),
      ...(percentile(asked, 0.9) > answeredMs
        ? [
            `nine of ten answers come within ${time(answeredMs)}: they came within ${time(percentile(asked, 0.9))}`,
          ]
        : []),
      ...(silence > silenceMs
        ? [`some answer comes every ${time(silenceMs)}: there was none for ${time(silence)}`]
        : []),
    ],
  };
}

/** A machine that needs longer for a page while all is well cannot be asked for 300 in a second: nothing would be told. */
const ownMs = 500;
const othersKeepBusy = (ms: number) =>
  `others keep this machine busy: a page took ${time(ms)} while nothing else was asked for`;

const promised =
  'every request is answered, nine of ten within 2 s, with the page (an old one first) or with 503 and Retry-After; the app is never silent for 2 s';

/** Connections that wait to be taken are in a queue of the system, where they cannot be counted. */
const open =
  'Node takes one connection at each turn of its event loop: who comes to a process that works waits to be taken, and is not turned away. Let a proxy in front, which keeps its connections, bound how many come.';

export const overloadDrills: readonly Drill[] = [
  {
    name: 'overload',
    broken: '300 requests a second over 200 addresses',
    promised,
    isShort: true,
    open,
    run: (stage) => overload(stage, { isBroken: false }),
  },
  {
    name: 'overload-hangs',
    broken: '300 requests a second over 200 addresses, while no backend answers',
    promised,
    isShort: false,
    open,
    run: (stage) => overload(stage, { isBroken: true }),
  },
];
