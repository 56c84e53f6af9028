import { expect, it } from 'vitest';
import { runningMinute } from './runningMinute';

it.each([
  ['72/90', 0, '72’'],
  ['72/90', 59_999, '72’'],
  ['72/90', 60_000, '73’'],
  ['45/45', 30_000, '45’'],
  ['45/45', 61_000, '45+’'],
  ['44/45', 600_000, '45+’'],
  ['120/120', 600_000, '120+’'],
  ['72/90', -5_000, '72’'],
  ['', 0, null],
  ['x/90', 0, null],
])('after %s and %i ms it is %s', (clock, since, text) => {
  expect(runningMinute(clock, since)).toBe(text);
});
