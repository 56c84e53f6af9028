import { sites } from '@cancha/brands/sites';
import { expect, it } from 'vitest';
import { withAgeMark } from './ageMark';

it.each([
  ['Apuestas · 18+', 'Apuestas · 21+'],
  ['Betting 21 +', 'Betting 21+'],
  ['Sub-18', 'Sub-18'],
  ['Los 118+', 'Los 118+'],
])('in the United States %s is %s', (given, shown) => {
  expect(withAgeMark(given, sites.spen)).toBe(shown);
});

it('the same menu says 18 elsewhere', () => {
  expect(withAgeMark('Betting · 21+', sites['bolavip-mx'])).toBe('Betting · 18+');
});
