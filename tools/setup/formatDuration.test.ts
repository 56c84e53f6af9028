import { expect, it } from 'vitest';
import { formatDuration } from './formatDuration.ts';

it.each([
  [40, '0.0 s'],
  [9_949, '9.9 s'],
  [9_960, '10 s'],
  [59_600, '1 min 00 s'],
  [185_000, '3 min 05 s'],
])('shows %d ms as %s', (milliseconds, shown) => {
  expect(formatDuration(milliseconds)).toBe(shown);
});
