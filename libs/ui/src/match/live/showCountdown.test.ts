import { expect, it } from 'vitest';
import { timeLeft } from './showCountdown';

const minute = 60_000;

it.each([
  [133 * minute, '2 h 13 min'],
  [120 * minute, '2 h'],
  [59 * minute, '59 min'],
  [1, '1 min'],
  [0, null],
  [-minute, null],
])('%i ms before the kick-off there are %s left', (ms, text) => {
  expect(timeLeft(ms)).toBe(text);
});
