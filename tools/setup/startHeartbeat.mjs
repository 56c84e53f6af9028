import { formatDuration } from './formatDuration.mjs';

/**
 * Prints a line whenever nothing was printed for a while, so that a long step never looks stuck.
 * @param {string} label What is going on, such as `Installing packages`.
 * @param {{ everyMs?: number | undefined, print?: (line: string) => void }} [options]
 */
export function startHeartbeat(label, { everyMs = 10_000, print = console.log } = {}) {
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  const timer = setInterval(() => print(`  … ${label}: ${formatDuration(elapsed())}`), everyMs);
  return {
    /** Something was printed: counts the silence from now. */
    touch: () => void timer.refresh(),
    /** Ends it; answers the milliseconds since the start. */
    stop: () => {
      clearInterval(timer);
      return elapsed();
    },
  };
}
