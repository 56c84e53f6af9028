import { expect, it } from 'vitest';
import { assumedSettings } from './assumedSettings';
import type { Site } from './Site';
import { sites } from './sites';

/** Settings that the specification has the values of: rows choose from its lists, or keep to its default. */
const given = ['authorPrefix', 'brand', 'edition', 'ownPages'];

it('every setting of a row is the specification’s, or is said to be assumedSettings', () => {
  const settings = new Set(Object.values<Site>(sites).flatMap((site) => Object.keys(site)));

  expect([...settings].filter((setting) => !given.includes(setting)).sort()).toEqual(
    Object.keys(assumedSettings).sort(),
  );
});
