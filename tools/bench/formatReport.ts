import type { BenchResult } from './bench.ts';
import { weightNames, type WeightComparison } from './compareWeights.ts';
import { formatKilobytes } from './formatKilobytes.ts';
import { formatTable } from './formatTable.ts';
import type { LighthouseScores } from './runLighthouse.ts';

/** The whole result, for a terminal: ratios first, the figures they come from beside them. */
export function formatReport(result: BenchResult): string[] {
  const { machine, duration, other, weighed, weights, measured, lighthouse, verdicts } = result;
  return [
    '',
    ...formatMachine(machine),
    '',
    ...(weights.length > 0 ? formatRatios(weights, other) : formatWeights(weighed)),
    '',
    `Speed: ours · ${other}, median of ${duration.rounds} rounds of ${duration.seconds} s at once, answers ${weights.length > 0 ? 'compressed' : 'as they are'}`,
    ...formatSpeeds(measured),
    ...formatLighthouse(lighthouse, other),
    '',
    'Limits',
    ...verdicts.map(({ ok, text }) => `  ${ok ? 'held  ' : 'BROKEN'}  ${text}`),
  ];
}

function formatMachine({ cores, cpu, node, date, loadBefore }: BenchResult['machine']): string[] {
  const busy = `Load before the run ${loadBefore.toFixed(1)}`;
  const caution =
    loadBefore > 0.5 ? ': others were at work, the plain figures are worse than they need be.' : '.';
  return [`${cores} × ${cpu}, Node ${node}, ${date}`, busy + caution];
}

const weightHeads = ['HTML gz', 'HTML', 'JS gz', 'CSS gz'];

function formatWeights(weighed: BenchResult['weighed']): string[] {
  const rows = Object.entries(Object.groupBy(weighed, ({ kind }) => kind)).map(([kind, pages = []]) => [
    kind,
    ...weightNames.map((name) => formatKilobytes(Math.max(...pages.map((page) => page[name])))),
  ]);
  return [
    'First visit, the heaviest page of each kind in KB of 1,000 bytes (gz: gzip -9)',
    ...formatTable([['page', ...weightHeads], ...rows]),
  ];
}

function formatRatios(comparisons: WeightComparison[], other: string): string[] {
  const rows = comparisons.map(({ kind, pages, weights }) => [
    ...[kind, String(pages)],
    ...weightNames.map((name) => {
      const { ratio, ours, other: theirs } = weights[name];
      return `× ${ratio.toFixed(3)} (${formatKilobytes(ours)} · ${formatKilobytes(theirs)})`;
    }),
  ]);
  return [
    `First visit: ratio to ${other} (ours · ${other}, means in KB of 1,000 bytes; gz: gzip -9)`,
    ...formatTable([['page', 'pages', ...weightHeads], ...rows]),
  ];
}

function formatSpeeds(measured: BenchResult['measured']): string[] {
  if (measured.length === 0) return ['  Not measured: there is nothing to compare with.'];
  const rows = measured.map(({ kind, cache, speeds: [ours, theirs], ratios }) => [
    `${kind}, ${cache}`,
    ratios.cpu === null ? 'not known' : `× ${ratios.cpu.toFixed(3)}`,
    `${ours.cpuMs?.toFixed(2) ?? '–'} · ${theirs.cpuMs?.toFixed(2) ?? '–'}`,
    `× ${ratios.perSecond.toFixed(3)}`,
    `${ours.perSecond.toFixed(0)} · ${theirs.perSecond.toFixed(0)}`,
  ]);
  return formatTable([['pages', 'CPU', 'ms/request', 'speed', 'requests/s'], ...rows]);
}

function formatLighthouse(scores: LighthouseScores[], other: string): string[] {
  if (scores.length === 0) return [];
  const categories = Object.keys(scores[0]?.ours ?? {});
  const rows = scores.map(({ kind, ours, other: theirs }) => [
    kind,
    ...categories.map((category) => `${ours[category]} · ${theirs[category]}`),
  ]);
  return ['', `Lighthouse: ours · ${other}`, ...formatTable([['page', ...categories], ...rows])];
}
