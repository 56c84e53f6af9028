import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCpuMs, readRssBytes } from './readProcess.mjs';

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) Math.hypot(end, milliseconds);
}

describe.runIf(existsSync('/proc/self/stat'))('readProcess', () => {
  it('counts the CPU time that this very process uses, in milliseconds', () => {
    const before = readCpuMs(process.pid) ?? Number.NaN;
    const usage = process.cpuUsage();
    work(200);
    const used = (readCpuMs(process.pid) ?? Number.NaN) - before;
    const { user, system } = process.cpuUsage(usage);

    expect(Math.abs(used - (user + system) / 1000)).toBeLessThan(60);
  });

  it('reads the memory in bytes', () => {
    expect((readRssBytes(process.pid) ?? 0) / process.memoryUsage.rss()).toBeCloseTo(1, 0);
  });

  it('answers null for a process that is gone', () => {
    const gone = 2 ** 30;
    expect([readCpuMs(gone), readRssBytes(gone)]).toEqual([null, null]);
  });
});
