import { describe, expect, it } from 'vitest';
import { createReportLimiter } from './createReportLimiter.ts';

const admitted = (repeated = 0) => ({ refusal: null, repeated });

describe('which errors are reported', () => {
  it('is one of a fault in a while, and the next one says how many there were between', () => {
    let now = 0;
    const admit = createReportLimiter({ repeatMs: 1000, perMinute: 60 }, () => now);
    expect(admit('a')).toEqual(admitted());
    for (const at of [1, 500, 999]) {
      now = at;
      expect(admit('a')).toEqual({ refusal: 'repeated' });
    }
    expect(admit('b')).toEqual(admitted());
    now = 1000;
    expect(admit('a')).toEqual(admitted(3));
  });

  it('is so many a minute, whatever they are', () => {
    let now = 0;
    const admit = createReportLimiter({ repeatMs: 1000, perMinute: 2 }, () => now);
    expect(['a', 'b', 'c'].map(admit)).toEqual([admitted(), admitted(), { refusal: 'too many' }]);
    now = 60_000;
    expect(admit('c')).toEqual(admitted());
  });

  it('is not remembered for more faults than there is room for', () => {
    const admit = createReportLimiter({ repeatMs: 1000, perMinute: 10_000 }, () => 0);
    for (let fault = 0; fault < 1000; fault++) admit(`fault ${fault}`);
    // The oldest is forgotten, the newest is not.
    expect(admit('fault 999')).toEqual({ refusal: 'repeated' });
    expect(admit('fault 0')).toEqual(admitted());
  });
});
