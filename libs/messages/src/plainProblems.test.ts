import { expect, it } from 'vitest';
import { en } from './en';
import { es } from './es';
import { plainProblems } from './plainProblems';
import { pt } from './pt';

it.each([
  ['es', es],
  ['pt', pt],
  ['en', en],
] as const)('says in %s what the catalogue says', (language, { problem }) => {
  expect(problem).toMatchObject(plainProblems[language]);
});
