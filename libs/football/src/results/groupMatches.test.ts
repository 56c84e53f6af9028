import type { Match } from '@cancha/stats/match/Match';
import { describe, expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { groupMatches } from './groupMatches';

const at = (hour: number) => new Date(Date.UTC(2026, 6, 5, hour));
const of = (id: string | null) =>
  id ? { tournament: { id, name: `Liga ${id}`, slug: null, season: null } } : { tournament: null };
const scheduled = (id: string, hour: number, league: string | null) =>
  aMatch.scheduled({ id, kickOff: at(hour), ...of(league) });
const live = (id: string, hour: number, league: string | null) =>
  aMatch.live({ id, kickOff: at(hour), ...of(league) });
const order = (matches: readonly Match[], followed: readonly string[] = []) =>
  groupMatches(matches, followed).map((group) => [group.id, group.matches.map(({ id }) => id)]);

describe('the matches of a day', () => {
  it('stand under their competitions, in the order of their first kick-off', () => {
    expect(order([scheduled('c', 22, 'b'), scheduled('b', 21, 'a'), scheduled('a', 20, 'b')])).toEqual([
      ['b', ['a', 'c']],
      ['a', ['b']],
    ]);
  });

  it('begin with the competition in which something is on, and there with what is on', () => {
    const matches = [scheduled('early', 10, 'a'), scheduled('next', 11, 'b'), live('on', 20, 'b')];

    expect(order(matches, ['a'])).toEqual([
      ['b', ['on', 'next']],
      ['a', ['early']],
    ]);
  });

  it('go on with the competitions the site follows, in its order', () => {
    const matches = [scheduled('a', 10, 'x'), scheduled('b', 11, 'second'), scheduled('c', 12, 'first')];

    expect(order(matches, ['first', 'second']).map(([id]) => id)).toEqual(['first', 'second', 'x']);
  });

  it('end with those whose competition is not known, under no name', () => {
    const groups = groupMatches([scheduled('a', 10, null), scheduled('b', 11, 'x')], []);

    expect(groups.map(({ name }) => name)).toEqual(['Liga x', null]);
  });

  it('may be none', () => {
    expect(groupMatches([], ['x'])).toEqual([]);
  });
});
