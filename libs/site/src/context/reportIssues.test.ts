import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportIssues } from './reportIssues';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const report = (id: string) => reportIssues([{ id, problem: 'bad-date', kept: false, place: '/x' }]);

it('a complaint is made once a minute, however many pages meet it', () => {
  report('a');
  report('a');
  report('b');
  expect(console.warn).toHaveBeenCalledTimes(2);

  vi.advanceTimersByTime(60_000);
  report('a');
  expect(console.warn).toHaveBeenCalledTimes(3);
});

it('what is remembered of complaints stays small, however many there are', () => {
  for (let n = 0; n < 502; n += 1) report(`many-${n}`);
  report('many-0');

  expect(console.warn).toHaveBeenCalledTimes(503);
});
