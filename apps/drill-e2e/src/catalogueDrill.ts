import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '@cancha/e2e/startFaultyBackend';
import { ask, isWholePage, type Asked } from './ask';
import type { Drill, Outcome } from './Drill';
import { statusOf, time } from './figures';
import { healBackends, type BackendName, type Stage } from './startStage';

/** A row of the specification's catalogue of errors (section 8). */
type Row = {
  readonly name: string;
  readonly backend: BackendName;
  readonly call: string;
  readonly fault: Fault;
  readonly page: string;
  readonly is: (asked: Asked, log: string) => boolean;
};

const isWhole = (asked: Asked) => statusOf(asked) === '200' && isWholePage(asked);
const isRefused = ({ answer }: Asked) =>
  answer?.status === 503 &&
  Number(answer.headers['retry-after']) > 0 &&
  !/s-maxage/.test(String(answer.headers['cache-control']));
const hasMenu = (asked: Asked) => isWhole(asked) && /<nav[\s\S]*?<a /.test(asked.answer?.body ?? '');
const isReported = (log: string, call: string) =>
  log.split('\n').some((line) => line.includes('"data-issue"') && line.includes(call));

const rows: readonly Row[] = [
  {
    ...{
      name: 'menus 500: hardcoded ones, reported',
      backend: 'content',
      call: '/menu',
      fault: 'error',
      page: '/',
    },
    is: (asked, log) => hasMenu(asked) && isReported(log, '/menu'),
  },
  {
    ...{
      name: 'menus 403: hardcoded ones, not reported',
      backend: 'content',
      call: '/menu',
      fault: 'refuse',
      page: '/',
    },
    is: (asked, log) => hasMenu(asked) && !isReported(log, '/menu'),
  },
  {
    ...{
      name: 'highlight links: none, logged',
      backend: 'content',
      call: '/header-tags',
      fault: 'error',
      page: '/',
    },
    is: (asked, log) => isWhole(asked) && isReported(log, '/header-tags'),
  },
  {
    ...{ name: 'stats silent: “Request timed out”', backend: 'stats', call: '/', fault: 'hang', page: '/' },
    is: (asked, log) => isWhole(asked) && log.includes('Request timed out'),
  },
  {
    ...{
      name: 'news of a tag: no empty list, but 503',
      backend: 'content',
      call: '/news/tag',
      fault: 'error',
      page: '/tema/mundial-2026',
    },
    is: isRefused,
  },
  {
    ...{
      name: 'sitemap of pictures: 503, not an empty document',
      backend: 'content',
      call: '/sitemap',
      fault: 'error',
      page: '/sitemaps/images.xml',
    },
    is: isRefused,
  },
];

/** Longer than the time-out of the stats API: what is silent is said to be so then. */
const reportedMs = 6_000;

/** The row on an app that has never had an answer. */
async function play(stage: Stage, { backend, call, fault, page, is }: Row): Promise<string | null> {
  stage.backends[backend].break((path) => (path.includes(call) ? fault : null));
  const app = await stage.startAnother({
    CONTENT_API_URL: stage.backends.content.origin,
    CMS_API_URL: `${stage.backends.cms.origin}/api`,
    STATS_API_URL: stage.backends.stats.origin,
  });
  try {
    const asked = await ask(app.origin, page);
    if (fault === 'hang') await delay(reportedMs);
    return is(asked, app.log()) ? null : `${statusOf(asked)} after ${time(asked.ms)}`;
  } finally {
    healBackends(stage);
    await app.stop();
  }
}

async function run(stage: Stage): Promise<Outcome> {
  const problems: string[] = [];
  for (const row of rows) {
    const came = await play(stage, row);
    if (came !== null) problems.push(`${row.name}: it was not so, ${row.page} was ${came}`);
  }
  return {
    figures: [`${rows.length} rows of the catalogue, ${rows.length - problems.length} as specified`],
    problems,
  };
}

export const catalogueDrill: Drill = {
  name: 'catalogue',
  broken:
    'one call after the other of those the specification says what comes of (section 8), on a new process',
  promised: 'what the specification says, or what a decision puts in its place',
  isShort: false,
  run,
};
