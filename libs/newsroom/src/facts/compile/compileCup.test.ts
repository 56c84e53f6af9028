import { expect, it } from 'vitest';
import { compileCup, isSameMatch } from './compileCup.ts';
import type { SourceCup, SourceCupMatch, SourceInternational } from './sourceTypes.ts';

const match: SourceCupMatch = {
  id: 'wc2026-049',
  stage: 'group',
  group: 'B',
  date: '2026-06-24',
  utc: '2026-06-24T19:00Z',
  venue: 'BC Place, Vancouver',
  home: 'SUI',
  away: 'CAN',
  status: 'finished',
  score: { ft: [1, 1] },
};
const other: SourceInternational = {
  id: 'int-20260624-CAN-SUI',
  t: 'wc',
  date: '2026-06-24',
  home: 'CAN',
  away: 'SUI',
  city: 'Vancouver',
};
const cup = (competition: SourceCup['competition'], season: string): SourceCup => ({
  competition,
  season,
  venues: [],
  teams: [],
  matches: [match],
});

it('knows a match again that the other source gives to the host', () => {
  expect(isSameMatch(match, other)).toBe(true);
  expect(isSameMatch(match, { ...other, date: '2026-07-04' })).toBe(false);
});

it('gives a match its second name, unless the same teams met in another competition', () => {
  const source = cup({ id: 'fifa.wc', name: 'FIFA World Cup' }, '2026');
  expect(compileCup(source, [other]).matches[0]?.alias).toBe('int-20260624-CAN-SUI');
  expect(compileCup(source, [{ ...other, t: 'friendly' }]).matches[0]?.alias).toBeNull();
});

it('goes by the key its matches have among the internationals', () => {
  const [world] = compileCup(cup({ id: 'fifa.wc', name: 'FIFA World Cup' }, '2018'), []).tournaments;
  expect(world).toMatchObject({ es: 'Copa Mundial de la FIFA', pt: 'Copa do Mundo da FIFA' });
  const [america] = compileCup(cup({ id: 'conmebol.ca', name: 'Copa América' }, '2024'), []).tournaments;
  expect(america).toMatchObject({ key: 'int.copaamerica-2024', slug: 'copa-america', season: '2024' });
});

it('reads a ground that is given in words', () => {
  const { venues, matches } = compileCup(cup({ id: 'x.cup', name: 'Copa X' }, '2030'), []);
  expect(venues).toMatchObject([{ name: 'BC Place', city: 'Vancouver', capacity: null }]);
  expect(matches[0]?.venue).toBe(venues[0]?.key);
});
