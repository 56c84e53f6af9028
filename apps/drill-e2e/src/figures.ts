import { readFileSync } from 'node:fs';
import type { Asked } from './ask';

/** The milliseconds that `share` of all took at most. */
export function percentile(asked: readonly Asked[], share: number): number {
  const sorted = asked.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const slowest = (asked: readonly Asked[]): number => percentile(asked, 1);

export const time = (ms: number): string =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;

/** `silent` for those that got no answer. */
export const statusOf = ({ answer }: Asked): string => (answer ? `${answer.status}` : 'silent');

/** `200 ×38, 503 ×2` */
export function countStatuses(asked: readonly Asked[]): string {
  const counts = new Map<string, number>();
  for (const one of asked) counts.set(statusOf(one), (counts.get(statusOf(one)) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} ×${count}`).join(', ');
}

/** Memory that a process has in use, in MB, as Linux counts it; `null` where it does not. */
export function memoryMb(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1_024;
  } catch {
    return null;
  }
}

/** What was promised of each, and was not so: one line, with the first that came. */
export function unkept(promise: string, asked: readonly Asked[], isKept: (one: Asked) => boolean): string[] {
  const broken = asked.filter((one) => !isKept(one));
  const [first] = broken;
  if (!first) return [];
  return [
    `${promise}: not so ${broken.length} of ${asked.length} times, first ${first.path} ${statusOf(first)} after ${time(first.ms)}`,
  ];
}
