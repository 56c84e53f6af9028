import { expect, it } from 'vitest';
import { chooseKickOff } from './chooseKickOff.ts';

const kickOffs = ['2026-07-04T17:00Z', '2026-07-05T20:00Z', '2026-07-06T00:00Z', '2026-07-07T20:00Z'].map(
  (text) => new Date(text),
);
const chosen = (now: string) => chooseKickOff(kickOffs, new Date(now))?.toISOString().slice(0, 16);

it.each([
  ['2026-11-21T16:40Z', '2026-07-04T17:00'],
  ['2026-11-21T23:50Z', '2026-07-06T00:00'],
  ['2026-11-21T00:10Z', '2026-07-06T00:00'],
  ['2026-11-21T19:00Z', '2026-07-07T20:00'],
  ['2026-03-01T04:00Z', '2026-07-06T00:00'],
])('at %s the match of %s is played at the likeliest hour', (now, expected) => {
  expect(chosen(now)).toBe(expected);
});

it('there may be none', () => {
  expect(chooseKickOff([], new Date())).toBeNull();
});
