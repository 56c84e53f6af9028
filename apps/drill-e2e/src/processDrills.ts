import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, type Asked } from './ask';
import type { Drill, Outcome } from './Drill';
import { countStatuses, percentile, statusOf, time, unkept } from './figures';
import { measureSlack, playTrouble, promisedMs } from './outage';
import { breakBackends, healBackends, type Stage } from './startStage';

type State = { clockMs: number; namesFail: boolean };

const script = path.join(import.meta.dirname, 'breakProcess.ts');

/** An app whose clock and names can be broken, before the backend called `content` of the stage. */
async function startBreakable(stage: Stage, host: string) {
  const file = path.join(stage.folder, `state-${performance.now()}.json`);
  const set = async (state: Partial<State>) =>
    writeFile(file, JSON.stringify({ clockMs: 0, namesFail: false, ...state }));
  await set({});
  const backend = `http://${host}:${new URL(stage.backends.content.origin).port}`;
  const app = await stage.startAnother({
    ...{ CONTENT_API_URL: backend, CMS_API_URL: `${backend}/api`, STATS_API_URL: backend },
    ...{ DRILL_STATE: file, NODE_OPTIONS: `--import=${script}` },
  });
  for (const address of [...stage.seen, ...stage.seen, '/no-hay.html']) await ask(app.origin, address);
  return { app, set };
}

const namesFail: Drill = {
  name: 'dns',
  broken: 'the names of the backends cannot be found, each after 5 s; connections that were open end',
  promised:
    'pages read before go on; one never read is a whole page with 503 and Retry-After within 3 s; all is back after it',
  isShort: true,
  run: async (stage) => {
    const { app, set } = await startBreakable(stage, 'backends.drill');
    try {
      return await playTrouble(
        stage,
        { unseen: ['article'] },
        {
          begin: async () => {
            await set({ namesFail: true });
            // The app looks for it every 50 ms, when it comes to it.
            await delay(1_000);
            await stage.backends.content.disappear();
            await stage.backends.content.comeBack();
          },
          end: () => set({}),
        },
        app,
      );
    } finally {
      await app.stop();
    }
  },
};

const hourMs = 3_600_000;
/** A page may be two seconds old, and is made anew for the reader after the one who found it old. */
const freshMs = 8_000;

/** Until a page says what the backend says now. */
async function timeUntilFresh(stage: Stage, origin: string, word: string): Promise<number | null> {
  breakBackends(stage, ['content'], (answer) => rename(answer, word));
  const from = performance.now();
  while (performance.now() - from < freshMs) {
    const { answer } = await ask(origin, '/ultimas-noticias');
    if (answer?.body.includes(word)) return performance.now() - from;
    await delay(200);
  }
  return null;
}

function rename(value: unknown, title: string): unknown {
  if (Array.isArray(value)) return value.map((one) => rename(one, title));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'title' ? title : rename(one, title)]),
  );
}

/** Waits for news with a right clock first: or nobody would know what the rest says. */
async function jump(stage: Stage, clockMs: number): Promise<Outcome> {
  const { app, set } = await startBreakable(stage, '127.0.0.1');
  try {
    const slackMs = await measureSlack(stage, app.origin);
    const before = await timeUntilFresh(stage, app.origin, 'Relojbueno');
    await set({ clockMs });
    await delay(200);
    const asked: Asked[] = [];
    for (const address of stage.seen) asked.push(await ask(app.origin, address));
    const after = await timeUntilFresh(stage, app.origin, 'Relojmalo');
    const said = (ms: number | null) => (ms === null ? 'never' : `after ${time(ms)}`);
    return {
      figures: [
        `pages ${countStatuses(asked)} in ${time(percentile(asked, 0.5))}`,
        `news ${said(before)} with a right clock, ${said(after)} after the jump`,
        `${time(slackMs)} while all was well`,
      ],
      problems: [
        ...(before === null ? ['a page says the news within 8 s with a right clock: it did not'] : []),
        ...(after === null ? ['a page says the news within 8 s: it did not'] : []),
        ...unkept('a page comes with 200', asked, (one) => statusOf(one) === '200'),
        ...unkept('a page comes within 3 s', asked, ({ ms }) => ms < promisedMs + slackMs),
      ],
    };
  } finally {
    healBackends(stage);
    await app.stop();
  }
}

const promised = 'pages come within 3 s, and say within 8 s what the backend says now';

const clockAhead: Drill = {
  name: 'clock-ahead',
  broken: 'the clock of the app jumps an hour ahead',
  promised,
  isShort: true,
  run: (stage) => jump(stage, hourMs),
};

const clockBack: Drill = {
  name: 'clock-back',
  broken: 'the clock of the app jumps an hour back',
  promised,
  isShort: false,
  open: 'Next asks the wall clock how old a kept page is: one that was made before the jump stays for an hour. Start the app again.',
  run: (stage) => jump(stage, -hourMs),
};

export const processDrills: readonly Drill[] = [namesFail, clockAhead, clockBack];
