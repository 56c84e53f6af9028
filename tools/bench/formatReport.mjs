import { newestMeasured } from './choosePages.mjs';
import { formatKilobytes } from './formatKilobytes.mjs';
import { formatTable } from './formatTable.mjs';
import { referenceNginxPerSecond } from './limits.mjs';
import { median } from './median.mjs';

/** @typedef {import('./runBench.mjs').BenchResult} BenchResult */
/** @typedef {import('./measureThroughput.mjs').Throughput} Throughput */

/**
 * The whole result, for a terminal.
 * @param {BenchResult} result
 * @returns {string[]}
 */
export function formatReport(result) {
  return [
    '',
    ...formatMachine(result),
    '',
    'First visit, in KB of 1,000 bytes (gz: gzip -9)',
    ...formatSizes(result),
    '',
    ...formatThroughput(result),
    '',
    ...formatVerdicts(result),
  ];
}

/** @param {BenchResult} result */
function formatMachine({ machine }) {
  const { cores, cpu, node, date, loadBefore } = machine;
  const busy = `Load before the run ${loadBefore.toFixed(1)}`;
  const caution = loadBefore > 0.5 ? ': others were at work, so the speeds are too low.' : '.';
  return [`${cores} × ${cpu}, Node ${node}, ${date}`, busy + caution];
}

/** @param {BenchResult} result */
function formatSizes({ pages, articles }) {
  const rows = pages.map(({ kind, scriptGz, scripts, html, htmlGz, styleGz }) => [
    kind,
    formatKilobytes(scriptGz),
    String(scripts),
    formatKilobytes(html),
    formatKilobytes(htmlGz),
    formatKilobytes(styleGz),
  ]);
  const sizes = articles.map(({ htmlGz }) => htmlGz);
  const largest = articles.find(({ htmlGz }) => htmlGz === Math.max(...sizes));
  return [
    ...formatTable([['page', 'JS gz', 'scripts', 'HTML', 'HTML gz', 'CSS gz'], ...rows]),
    `  HTML gz of all ${articles.length} articles: median ${formatKilobytes(median(sizes))}, ` +
      `largest ${formatKilobytes(Math.max(...sizes))} (${largest?.path ?? 'none'})`,
  ];
}

/** @param {BenchResult} result */
function formatThroughput({ throughput, football, nginx, articles, duration, cacheOff, rssBytes }) {
  const { runs, seconds, warmUpSeconds } = duration;
  const row = (
    /** @type {string} */ what,
    /** @type {Throughput} */ own,
    /** @type {Throughput | null} */ plain,
  ) => [
    what,
    ...figuresOf(own),
    plain ? plain.perSecond.toFixed(0) : 'not there',
    plain ? (own.perSecond / plain.perSecond).toFixed(4) : '–',
  ];
  const { home, articles: newest, allArticles } = throughput;
  const newestCount = Math.min(articles.length, newestMeasured);
  const alone = (/** @type {string} */ what, /** @type {Throughput} */ own) => [
    what,
    ...figuresOf(own),
    '–',
    '–',
  ];
  const cpuKnown = home.off.cpuMs !== null;
  return [
    `Speed at 10 connections, answers uncompressed, ${runs === 1 ? 'one run' : `median of ${runs} runs`} of ` +
      `${seconds} s after ${warmUpSeconds} s to warm up`,
    ...formatTable([
      ['pages', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms/request', 'nginx requests/s', 'app/nginx'],
      row('home, cache off', home.off, nginx?.home ?? null),
      row('home, cache on', home.on, nginx?.home ?? null),
      row(`${newestCount} newest articles, cache off`, newest.off, nginx?.articles ?? null),
      row(`${newestCount} newest articles, cache on`, newest.on, nginx?.articles ?? null),
      alone(`all ${articles.length} articles, cache off`, allArticles),
      ...Object.entries(football).map(([kind, own]) => alone(`${kind}, cache off`, own)),
    ]),
    cpuKnown
      ? '  CPU: user and system time of the app’s process.'
      : '  CPU time is not known: this system has no /proc.',
    `  All articles: one comes round every ${(articles.length / allArticles.perSecond).toFixed(1)} s; what is older than 2 s ` +
      'is asked of the backend anew.',
    `  Cache off, proved by what an answer costs: home ${formatCost(cacheOff.home)}; article ${formatCost(cacheOff.article)}`,
    `  Memory of the app after the run: ${rssBytes === null ? 'not known' : `${(rssBytes / 1e6).toFixed(0)} MB`}`,
  ];
}

/** @param {import('./judgeCacheOff.mjs').RenderingCost} cost */
function formatCost({ cached, alone, together }) {
  const [one, ten, none] = [alone, together, cached].map((ms) => ms.toFixed(1));
  return `${one} ms alone, ${ten} among ten, ${none} from the cache`;
}

/** @param {Throughput} throughput */
function figuresOf({ perSecond, p50, p99, cpuMs }) {
  return [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), cpuMs === null ? '–' : cpuMs.toFixed(2)];
}

/** @param {BenchResult} result */
function formatVerdicts({ comparisons, nginx, verdicts }) {
  return [
    'Reference: cache off, beside what was measured on another machine, at the speed of this one',
    nginx
      ? `  Speed of this one: what nginx served of the front page between the runs, as a share of ${referenceNginxPerSecond} there.`
      : '  Its speed is not known without nginx, and taken for the same.',
    ...comparisons.map(
      ({ what, perSecond, there, speed, here, ratio, reached }) =>
        `  ${reached ? 'reached' : 'missed '}  ${what}: ${perSecond.toFixed(0)}/s of ${here.toFixed(0)}/s ` +
        `(× ${ratio.toFixed(2)}); ${there}/s there × ${speed.toFixed(2)}`,
    ),
    '',
    'Limits',
    ...verdicts.map(({ ok, text }) => `  ${ok ? 'held  ' : 'BROKEN'}  ${text}`),
  ];
}
