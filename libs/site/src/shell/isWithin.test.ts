import { expect, it } from 'vitest';
import { isWithin } from './isWithin';

const results = '/resultados/futbol';

it.each([
  [results, 'page'],
  [`${results}/`, 'page'],
  [`${results}?fecha=2026-07-05`, 'page'],
  [`${results}/competencias/liga-mx/1`, 'section'],
  [`${results}-sala`, null],
  ['/resultados', null],
  ['', null],
])('%s is of the results: %s', (address, expected) => {
  expect(isWithin(results, address)).toBe(expected);
  expect(isWithin(`${results}/`, address)).toBe(expected);
});
