import { describe, expect, it } from 'vitest';
import { storyAge } from './storyAge';

describe('the age of a story', () => {
  it.each([
    ['2026-07-05', '2026-07-05', null],
    ['2026-07-05', '2027-01-04', null],
    ['2026-07-05', '2027-01-05', { unit: 'months', n: 6 }],
    ['2026-07-05', '2027-07-04', { unit: 'months', n: 11 }],
    ['2026-07-05', '2027-07-05', { unit: 'years', n: 1 }],
    ['2026-07-05', '2028-07-04', { unit: 'years', n: 1 }],
    ['2026-07-05', '2031-12-31', { unit: 'years', n: 5 }],
    // August has a 31st, February has none: the month is over on its last day.
    ['2026-08-31', '2027-02-27', null],
    ['2026-08-31', '2027-02-28', { unit: 'months', n: 6 }],
    // Published on the day that most years do not have.
    ['2024-02-29', '2025-02-27', { unit: 'months', n: 11 }],
    ['2024-02-29', '2025-02-28', { unit: 'years', n: 1 }],
    // A clock that is behind says nothing.
    ['2026-07-05', '2026-01-01', null],
  ])('of %s, read on %s, is %j', (published, today, age) => {
    expect(storyAge(published, today)).toEqual(age);
  });
});
