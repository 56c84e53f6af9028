import { expect, it } from 'vitest';
import { ageOn } from './ageOn';

it.each([
  ['1987-06-24', '2026-06-23', 38],
  ['1987-06-24', '2026-06-24', 39],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
])('who was born on %s is on %s %i years old', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});
