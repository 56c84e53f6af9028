import { expect, it } from 'vitest';
import { internationalEdition } from './internationalEditions.ts';

it.each([
  ['cnl', '2021-06-06', 'int.cnl-2019-20'],
  ['cnl', '2024-11-18', 'int.cnl-2024-25'],
  ['wcq', '2025-11-18', 'int.wcq-2026'],
  ['goldcup', '2021-07-16', 'int.goldcup-2021'],
  ['wc', '2018-06-18', 'fifa.wc-2018'],
])('counts a match of %s on %s to the edition readers know: %s', (code, day, key) => {
  expect(internationalEdition(code, day).key).toBe(key);
});

it('refuses a competition that has no name in print yet', () => {
  expect(() => internationalEdition('kings-cup', '2026-01-01')).toThrow(/kings-cup/);
});
