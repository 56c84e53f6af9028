import { describe, expect, it } from 'vitest';
import { parseProcessStat } from './parseProcessStat.mjs';

const rest =
  'S 1 42 42 0 -1 4194304 100 200 3 4 1234 567 89 10 20 0 11 0 5000 1000000 2500 18446744073709551615';

describe('parseProcessStat', () => {
  it('reads the time of the process itself, not that of its children', () => {
    expect(parseProcessStat(`42 (node) ${rest}`)).toEqual({ userTicks: 1234, systemTicks: 567 });
  });

  it.each(['next-server (v1', 'a) b (c'])('is not misled by a command called “%s”', (name) => {
    expect(parseProcessStat(`42 (${name}) ${rest}`)).toEqual({ userTicks: 1234, systemTicks: 567 });
  });

  it.each(['', 'nonsense', '42 (node) S 1'])('refuses “%s”', (text) => {
    expect(() => parseProcessStat(text)).toThrow('no process status');
  });
});
