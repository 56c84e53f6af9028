import { expect, it } from 'vitest';
import { logoPlaces } from './logoPlaces';

it.each([
  { position: undefined, upper: true, bottom: true },
  { position: 1, upper: false, bottom: true },
  { position: 2, upper: true, bottom: false },
  { position: 3, upper: false, bottom: false },
  { position: 0, upper: false, bottom: false },
])('a logo at $position: upper $upper, bottom $bottom', ({ position, upper, bottom }) => {
  expect(logoPlaces(position)).toEqual({ upper, bottom });
});
