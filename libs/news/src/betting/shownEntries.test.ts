import type { Promotion, Review } from '@cancha/data-access/betting/Promotion';
import { describe, expect, it } from 'vitest';
import { shownPromotions, shownReviews } from './shownEntries';

const everywhere = ['PA', 'MX', 'BR', 'US', 'CL', 'AR', 'PE', 'ZZ'];
const entry = { id: 'a', operator: 'Casa', licence: null, countries: everywhere, link: null };
const promotion: Promotion = {
  ...entry,
  ...{ title: 'Bono', code: 'GOL', terms: 'Requisito.', startsOn: '2026-06-01', expiresOn: '2026-07-19' },
};
const review: Review = {
  ...entry,
  ...{ summary: '', mark: 7, pros: [], cons: [], path: null, reviewedOn: null },
};
const shown = (today: string, countryCode = 'PA', changes: Partial<Promotion> = {}) =>
  shownPromotions([{ ...promotion, ...changes }], { countryCode }, today).length;

describe('an offer', () => {
  it.each([
    ['2026-05-31', 0],
    ['2026-06-01', 1],
    ['2026-07-19', 1],
    ['2026-07-20', 0],
  ])('on %s is shown %i times: from its first day to its last', (today, times) => {
    expect(shown(today)).toBe(times);
  });

  it.each([
    ['PA', 1],
    ['MX', 1],
    ['BR', 0],
    ['CL', 0],
    ['US', 0],
    ['AR', 0],
    ['PE', 0],
    ['ZZ', 0],
  ])('in %s is shown %i times: where the law is known to allow it', (country, times) => {
    expect(shown('2026-07-01', country)).toBe(times);
  });

  it('is shown nowhere but in the countries it names', () => {
    expect(shown('2026-07-01', 'PA', { countries: ['MX'] })).toBe(0);
    expect(shown('2026-07-01', 'PA', { countries: [] })).toBe(0);
  });
});

it.each([
  ['BR', 1],
  ['PE', 1],
  ['CL', 0],
  ['US', 0],
  ['ZZ', 0],
])('a review is shown in %s %i times', (countryCode, times) => {
  expect(shownReviews([review], { countryCode })).toHaveLength(times);
  expect(shownReviews([{ ...review, countries: ['MX'] }], { countryCode })).toEqual([]);
});
