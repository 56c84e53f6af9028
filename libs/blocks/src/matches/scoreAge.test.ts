import { expect, it } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { ageSince, ageWords, scoreAge } from './scoreAge';

it.each([
  [0, null],
  [89_999, null],
  [90_000, 'hace 1 min'],
  [200_000, 'hace 3 min'],
  [3_599_000, 'hace 59 min'],
  [3_600_000, 'hace 1 h'],
  [-5_000, null],
])('a score of %i ms ago is told as %s', (age, text) => {
  expect(scoreAge(age, ageWords(testContext()))).toBe(text);
});

it('nothing is told of a time that nobody knows', () => {
  expect(ageSince(null, new Date(), testContext())).toBeNull();
});
