import { expect, it } from 'vitest';
import { weekOf } from './weekOf';

it.each([
  ['2026-07-06', '2026-07-06', '2026-07-12'],
  ['2026-07-12', '2026-07-06', '2026-07-12'],
  ['2026-07-05', '2026-06-29', '2026-07-05'],
  ['2026-01-01', '2025-12-29', '2026-01-04'],
  ['2024-02-29', '2024-02-26', '2024-03-03'],
  // Clocks change on it in New York.
  ['2026-03-08', '2026-03-02', '2026-03-08'],
])('%s is in the week from %s to %s', (day, from, to) => {
  expect(weekOf(day)).toEqual({ from, to });
});
