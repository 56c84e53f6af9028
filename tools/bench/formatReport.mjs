import { formatKilobytes } from './formatKilobytes.mjs';
import { formatTable } from './formatTable.mjs';

/** @typedef {import('./runBench.mjs').BenchResult} BenchResult */

/**
 * The whole result, for a terminal: ratios first, the figures they come from beside them.
 * @param {BenchResult} result
 * @returns {string[]}
 */
export function formatReport({ machine, duration, other, weighed, weights, measured, lighthouse, verdicts }) {
  return [
    '',
    ...formatMachine(machine),
    '',
    ...(weights ? formatRatios(weights, other) : formatWeights(weighed)),
    '',
    `Speed: ours · ${other}, median of ${duration.rounds} rounds of ${duration.seconds} s in turn, answers uncompressed`,
    ...formatSpeeds(measured),
    ...formatLighthouse(lighthouse ?? [], other),
    '',
    'Limits',
    ...verdicts.map(({ ok, text }) => `  ${ok ? 'held  ' : 'BROKEN'}  ${text}`),
  ];
}

/** @param {BenchResult['machine']} machine */
function formatMachine({ cores, cpu, node, date, loadBefore }) {
  const busy = `Load before the run ${loadBefore.toFixed(1)}`;
  const caution =
    loadBefore > 0.5 ? ': others were at work, the plain figures are worse than they need be.' : '.';
  return [`${cores} × ${cpu}, Node ${node}, ${date}`, busy + caution];
}

/** @param {BenchResult['weighed']} weighed */
function formatWeights(weighed) {
  const kinds = [...new Set(weighed.map(({ kind }) => kind))];
  const largest = (
    /** @type {string} */ kind,
    /** @type {'scriptGz' | 'html' | 'htmlGz' | 'styleGz'} */ weight,
  ) => formatKilobytes(Math.max(...weighed.filter((page) => page.kind === kind).map((page) => page[weight])));
  return [
    'First visit, the heaviest page of each kind in KB of 1,000 bytes (gz: gzip -9)',
    ...formatTable([
      ['page', 'JS gz', 'HTML', 'HTML gz', 'CSS gz'],
      ...kinds.map((kind) => [
        kind,
        .../** @type {const} */ (['scriptGz', 'html', 'htmlGz', 'styleGz']).map((weight) =>
          largest(kind, weight),
        ),
      ]),
    ]),
  ];
}

/**
 * @param {NonNullable<BenchResult['weights']>} comparisons
 * @param {string} other
 */
function formatRatios(comparisons, other) {
  const names = /** @type {const} */ (['htmlGz', 'html', 'scriptGz', 'styleGz']);
  return [
    `First visit: ratio to ${other} (ours · ${other}, means in KB of 1,000 bytes; gz: gzip -9)`,
    ...formatTable([
      ['page', 'pages', 'HTML gz', 'HTML', 'JS gz', 'CSS gz'],
      ...comparisons.map(({ kind, pages, weights }) => [
        kind,
        String(pages),
        ...names.map((name) => {
          const { ratio, ours, other: theirs } = weights[name];
          return `× ${ratio.toFixed(3)} (${formatKilobytes(ours)} · ${formatKilobytes(theirs)})`;
        }),
      ]),
    ]),
  ];
}

/** @param {BenchResult['measured']} measured */
function formatSpeeds(measured) {
  if (measured.length === 0) return ['  Not measured: there is nothing to compare with.'];
  const rows = measured.map(({ kind, cache, speeds: [ours, theirs], ratios }) => [
    `${kind}, ${cache}`,
    ratios.cpu === null ? 'not known' : `× ${ratios.cpu.toFixed(3)}`,
    `${formatMs(ours.cpuMs)} · ${formatMs(theirs.cpuMs)}`,
    `× ${ratios.perSecond.toFixed(3)}`,
    `${ours.perSecond.toFixed(0)} · ${theirs.perSecond.toFixed(0)}`,
  ]);
  return formatTable([['pages', 'CPU', 'ms/request', 'speed', 'requests/s'], ...rows]);
}

/** @param {number | null} ms */
function formatMs(ms) {
  return ms === null ? '–' : ms.toFixed(2);
}

/**
 * @param {NonNullable<BenchResult['lighthouse']>} scores
 * @param {string} other
 */
function formatLighthouse(scores, other) {
  if (scores.length === 0) return [];
  const categories = Object.keys(scores[0]?.ours ?? {});
  const rows = scores.map(({ kind, ours, other: theirs }) => [
    kind,
    ...categories.map((category) => `${ours[category]} · ${theirs[category]}`),
  ]);
  return ['', `Lighthouse: ours · ${other}`, ...formatTable([['page', ...categories], ...rows])];
}
