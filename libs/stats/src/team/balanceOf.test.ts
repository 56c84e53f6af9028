import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Match } from '../match/Match';
import { balanceOf, knownBalance } from './balanceOf';
import type { Coverage } from './Coverage';

const team = (id: string) => ({ id, name: id, image: null, code: null });
const played = (n: number, home = 2, away = 1, isAway = false): Match => ({
  ...{ id: `m${n}`, kickOff: new Date(Date.UTC(2026, 0, n, 20)), tournament: null, stage: null },
  ...(isAway ? { home: team('B'), away: team('A') } : { home: team('A'), away: team('B') }),
  ...{ venue: null, referee: null, attendance: null, movedAt: null, updatedAt: null },
  ...{
    state: 'finished',
    score: { home, away },
    penalties: null,
    minute: 90,
    period: 'full-time',
    goals: [],
  },
});
const stated = (matches: number): Coverage => ({
  ...{ tournamentId: null, from: '2026-01-05', until: '2026-01-31', matches },
});

it('the balance of a team counts its own goals, at home and away', () => {
  const matches = [played(6, 2, 1), played(7, 3, 0, true), played(8, 1, 1), played(9, 0, 4, true)];
  expect(balanceOf(matches, 'A')).toEqual({
    ...{ played: 4, won: 2, drawn: 1, lost: 1, goalsFor: 7, goalsAgainst: 5 },
  });
});

it('is whole from the day that is stated, and in part beyond it', () => {
  const matches = [played(9), played(7), played(2)];
  const { whole, partial } = knownBalance(matches, stated(2), 'A', true);
  expect(whole).toMatchObject({ from: '2026-01-05', record: { played: 2 } });
  expect(partial?.played).toBe(3);
  // Of a longer list nothing but the run is told
  expect(knownBalance(matches, stated(2), 'A', false).partial).toBeNull();
});

it('with any of its matches removed, no balance of a team is told as whole', () => {
  const days = fc.uniqueArray(fc.integer({ min: 5, max: 31 }), { minLength: 1, maxLength: 27 });
  const withSubset = days.chain((all) =>
    fc.tuple(fc.constant(all), fc.subarray(all, { maxLength: all.length - 1 })),
  );
  fc.assert(
    fc.property(withSubset, ([all, kept]) => {
      const of = (list: number[]) =>
        knownBalance(
          list.map((n) => played(n)),
          stated(all.length),
          'A',
          true,
        );
      expect(of(all)).toMatchObject({ whole: { record: { played: all.length } }, partial: null });
      expect(of(kept).whole).toBeNull();
    }),
  );
});
