import { expect, it } from 'vitest';
import { aBrandConfig } from '../testing/aBrandConfig';
import { testContext } from '../testing/testContext';
import { mostReadTitle } from './cardLabels';

it('the most read is called as the brand calls it, else as everywhere', () => {
  const settings = { ...aBrandConfig.settings, mostReadTitle: 'Lo más visto' };

  expect(mostReadTitle(testContext({ brandConfig: { settings } }))).toBe('Lo más visto');
  expect(mostReadTitle(testContext())).toBe('También leídas');
});
