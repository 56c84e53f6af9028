import { expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { settingChoices } from './readerSettings';
import { schemeChoice, textSizeChoice } from './settingWords';

it.each([schemeChoice, textSizeChoice])('%o offers every value there is, the usual one marked', (choice) => {
  const { name, options, usual } = choice(testContext());
  const values: readonly string[] = settingChoices[name as 'scheme' | 'textSize'];

  expect(options.map(({ value }) => value).sort()).toEqual([...values].sort());
  expect(usual).toBe(values[0]);
});
