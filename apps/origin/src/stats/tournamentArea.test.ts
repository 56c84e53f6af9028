import { expect, it } from 'vitest';
import { tournamentArea } from './tournamentArea.ts';

it.each([
  ['cr.1-2024-25', 'concacaf', 'flags/cr.svg'],
  ['en.1-2025-26', 'uefa', 'flags/gb-eng.svg'],
  ['conmebol.lib-2025', 'conmebol', null],
  ['fifa.wc-2026', 'fifa', null],
  ['int.goldcup-2025', 'concacaf', null],
  ['int.wcq-conmebol-2026', 'conmebol', null],
  ['int.friendly-2026', 'fifa', null],
  ['xx.1-2025', null, null],
  ['whatever', null, null],
])('%s is of %s, with the flag %s', (key, confederation, flag) => {
  expect(tournamentArea(key)).toEqual({ confederation, flag });
});
