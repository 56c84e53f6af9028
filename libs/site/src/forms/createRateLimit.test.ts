import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimit } from './createRateLimit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a limit of requests', () => {
  it('lets as many through as it says, for each key by itself', () => {
    const take = createRateLimit({ most: 2, windowMs: 60_000 });

    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 60]);
    expect(take('b')).toBe(0);
  });

  it('starts anew when the window of the first request is over, however often was asked in it', () => {
    const take = createRateLimit({ most: 2, windowMs: 60_000 });
    take('a');
    vi.advanceTimersByTime(50_000);
    expect([take('a'), take('a')]).toEqual([0, 10]);
    vi.advanceTimersByTime(10_001);

    expect(take('a')).toBe(0);
  });
});
