import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startChild, stopAllChildren } from '../setup/children.ts';
import { parseProcessStat, readGroupCpuMs } from './readGroupCpuMs.ts';

afterEach(() => stopAllChildren());

describe.runIf(existsSync('/proc/self/stat'))('readGroupCpuMs', () => {
  it('counts what a process uses and what it has started uses', async () => {
    const work = 'while (process.cpuUsage().user < 300_000);';
    const script = `node -e '${work}'; node -e '${work} setInterval(() => {}, 1e3)'`;
    const { pid = 0 } = startChild('sh', ['-c', script], { cwd: '.', env: {} }, () => {});
    let used = 0;
    for (const end = Date.now() + 20_000; used < 400 && Date.now() < end; await wait(50)) {
      used = readGroupCpuMs(pid) ?? 0;
    }
    expect(used).toBeGreaterThanOrEqual(400);
  });

  it('answers null for a group that is gone', () => {
    expect(readGroupCpuMs(2 ** 30)).toBeNull();
  });
});

describe('parseProcessStat', () => {
  const rest = 'S 1 42 42 0 -1 4194304 100 200 3 4 1234 567 89 10 20 0 11 0 5000 1000000 2500 184467';

  it.each(['node', 'next-server (v1', 'a) b (c'])(
    'reads the group and the time of a command called “%s”',
    (name) => {
      expect(parseProcessStat(`43 (${name}) ${rest}`)).toEqual({ group: 42, ticks: 1900 });
    },
  );
});
