import { expect, it } from 'vitest';
import { competitionCode, internationalEdition } from './internationalEditions.ts';

it.each([
  ['cnl', '2021-06-06', 'int.cnl-2019-20'],
  ['cnl', '2024-11-18', 'int.cnl-2024-25'],
  ['wcq-concacaf', '2025-11-18', 'int.wcq-concacaf-2026'],
  ['goldcup', '2021-07-16', 'int.goldcup-2021'],
  ['wc', '2018-06-18', 'fifa.wc-2018'],
])('counts a match of %s on %s to the edition readers know: %s', (code, day, key) => {
  expect(internationalEdition(code, day).key).toBe(key);
});

it('refuses a competition that has no name in print yet', () => {
  expect(() => internationalEdition('kings-cup', '2026-01-01')).toThrow(/kings-cup/);
});

it.each([
  ['COL', 'ARG', 'wcq-conmebol'],
  ['HAI', 'NCA', 'wcq-concacaf'],
  ['BOL', 'SUR', 'wcq-playoff'],
  ['AUS', 'PER', 'wcq-playoff'],
])('gives the qualifier %s against %s to %s', (home, away, code) => {
  const confederations = new Map([
    ['COL', 'CONMEBOL'],
    ['ARG', 'CONMEBOL'],
    ['BOL', 'CONMEBOL'],
    ['PER', 'CONMEBOL'],
    ['HAI', 'CONCACAF'],
    ['NCA', 'CONCACAF'],
    ['SUR', 'CONCACAF'],
  ]);
  expect(competitionCode({ t: 'wcq', home, away }, confederations)).toBe(code);
});
