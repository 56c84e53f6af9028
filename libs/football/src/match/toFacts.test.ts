import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { expect, it } from 'vitest';
import { toFacts } from './toFacts';
import { toScoreHead } from './toScoreHead';

const context = testContext();
const referee = { id: 'r', name: 'Said Martínez (HON)' };
const hrefOf = (match: Parameters<typeof toFacts>[0], name: string) =>
  toFacts(match, context).find((fact) => fact.name === name)?.href;

it('the ground and the referee of a match lead to their pages', () => {
  const match = aMatch.finished({ referee });
  expect(hrefOf(match, 'Estadio')).toBe('/resultados/futbol/estadio/metlife/v');
  // The address is of the name alone: what the source writes behind it is no part of it.
  expect(hrefOf(match, 'Árbitro')).toBe('/resultados/futbol/arbitro/said-martinez/r');
  expect(toFacts(match, context)).toContainEqual(expect.objectContaining({ value: 'Said Martínez (HON)' }));
  const { venue } = toScoreHead(match, context, match.kickOff, { age: null, minute: null });
  expect(venue).toEqual({
    text: 'MetLife, Nueva Jersey',
    href: '/resultados/futbol/estadio/metlife/v',
  });
});

it('they stay text where nobody gives them an id', () => {
  const match = aMatch.finished({
    venue: { id: null, name: 'MetLife', city: null },
    referee: { ...referee, id: null },
  });
  expect(hrefOf(match, 'Estadio')).toBeUndefined();
  expect(hrefOf(match, 'Árbitro')).toBeUndefined();
});
