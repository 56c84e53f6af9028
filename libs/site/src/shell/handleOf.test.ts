import { expect, it } from 'vitest';
import { handleOf } from './handleOf';

it.each([
  ['https://twitter.com/cancha', '@cancha'],
  ['https://x.com/cancha/', '@cancha'],
  ['https://www.facebook.com/cancha', null],
  ['https://x.com.evil.example/cancha', null],
  [null, null],
])('of %s: %s', (url, handle) => {
  expect(handleOf([{ name: 'twitter', url }])).toBe(handle);
});
