import { formatDuration } from './formatDuration.ts';

/** Prints a line every so often until its timer is cleared, so that a long step never looks stuck. */
export function startHeartbeat(label: string, everyMs: number, print = console.log): NodeJS.Timeout {
  const startedAt = performance.now();
  return setInterval(() => print(`  … ${label}: ${formatDuration(performance.now() - startedAt)}`), everyMs);
}
