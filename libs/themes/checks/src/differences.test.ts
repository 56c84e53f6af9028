import { colourDistance, minDifference, countDifferentTraits } from '@cancha/themes/themeDifference';
import { describe, expect, it } from 'vitest';
import { themeSets } from './themeSets';

const sets = [...themeSets.values()];
const pairs = sets.flatMap((one, n) => sets.slice(n + 1).map((other) => [one, other] as const));
const compared = pairs.map(([one, other]) => ({ one, other, names: `${one.key} and ${other.key}` }));

describe('two themes', () => {
  it.each(compared)('are told apart without their colours: $names', ({ one, other }) => {
    expect(countDifferentTraits(one, other)).toBeGreaterThanOrEqual(minDifference.traits);
  });

  it.each(compared)('are told apart by their colours: $names', ({ one, other }) => {
    expect(colourDistance(one, other)).toBeGreaterThan(minDifference.colour);
  });
});
