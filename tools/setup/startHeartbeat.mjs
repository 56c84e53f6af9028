import { formatDuration } from './formatDuration.mjs';

/**
 * @typedef {object} Heartbeat
 * @property {() => void} touch Something was printed: count the silence from now.
 * @property {() => number} stop Ends it; answers the milliseconds since the start.
 */

/**
 * Prints a line whenever nothing was printed for a while, so that a long step never looks stuck.
 * @param {string} label What is going on, such as `Installing packages`.
 * @param {{ everyMs?: number, print?: (line: string) => void }} [options]
 * @returns {Heartbeat}
 */
export function startHeartbeat(label, { everyMs = 10_000, print = console.log } = {}) {
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  const timer = setInterval(() => print(`  … ${label}: ${formatDuration(elapsed())}`), everyMs);

  return {
    touch: () => void timer.refresh(),
    stop: () => {
      clearInterval(timer);
      return elapsed();
    },
  };
}
