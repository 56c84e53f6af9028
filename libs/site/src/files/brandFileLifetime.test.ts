import { expect, it } from 'vitest';
import { brandFileLifetime } from './brandFileLifetime';

it.each([
  ['production', 1800],
  ['preview', 120],
  ['development', 120],
] as const)('in %s a file of a brand may be kept for %i seconds', (DEPLOYMENT, seconds) => {
  expect(brandFileLifetime({ DEPLOYMENT })).toBe(seconds);
});
