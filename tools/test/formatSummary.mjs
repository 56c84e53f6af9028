import { formatDuration } from '../setup/formatDuration.mjs';

/** @typedef {{ name: string, outcome: 'ok' | 'failed' | 'not run', durationMs: number | null }} Timing */

/**
 * One line a step: outcome, name, duration; the slowest last.
 * @param {Timing[]} timings
 * @returns {string[]}
 */
export function formatSummary(timings) {
  const width = Math.max(...timings.map(({ name }) => name.length));
  const sorted = [...timings].sort((a, b) => (a.durationMs ?? -1) - (b.durationMs ?? -1));
  return sorted.map(({ name, outcome, durationMs }) => {
    const time = durationMs === null ? '' : formatDuration(durationMs).padStart(12);
    return `  ${outcome.padEnd(7)}  ${name.padEnd(width)}${time}`.trimEnd();
  });
}
