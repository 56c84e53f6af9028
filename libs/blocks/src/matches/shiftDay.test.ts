import { expect, it } from 'vitest';
import { shiftDay } from './shiftDay';

it.each([
  ['2026-07-05', 1, '2026-07-06'],
  ['2026-07-01', -1, '2026-06-30'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  // The clocks of Chile went forward in this night, and those of half the world in the other.
  ['2026-09-05', 1, '2026-09-06'],
  ['2026-03-28', 1, '2026-03-29'],
])('%s and %i days is %s, whatever the clocks do', (day, count, expected) => {
  expect(shiftDay(day, count)).toBe(expected);
});
