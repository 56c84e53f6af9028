import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Match } from '../match/Match';
import type { Coverage } from './Coverage';
import { knownRun } from './knownRun';

const team = (id: string) => ({ id, name: id, image: null, code: null });
const day = (n: number) => new Date(Date.UTC(2026, 0, n, 20));
const base = (n: number) => ({
  ...{ id: `m${n}`, kickOff: day(n), home: team('ARG'), away: team('X'), tournament: null, stage: null },
  ...{ venue: null, referee: null, attendance: null, movedAt: null, updatedAt: null },
});
const played = (n: number, home = 1): Match => ({
  ...{ ...base(n), state: 'finished', score: { home, away: 0 }, penalties: null, minute: 90 },
  ...{ period: 'full-time', goals: [] },
});
const coming = (n: number): Match => ({ ...base(n), state: 'scheduled', isTimeKnown: true });
const stated = (changes: Partial<Coverage> = {}): Coverage => ({
  ...{ tournamentId: null, from: '2026-01-01', until: '2026-01-31', matches: 3, ...changes },
});
const matches = [played(3), played(20), played(10)];

describe('a run of matches', () => {
  it('is unbroken where that is stated, the newest first', () => {
    expect(knownRun(matches, stated())?.map(({ id }) => id)).toEqual(['m20', 'm10', 'm3']);
  });

  it('is not unbroken where nothing is stated', () => {
    expect(knownRun(matches, null)).toBeNull();
  });

  it('begins where the statement begins', () => {
    expect(knownRun(matches, stated({ from: '2026-01-04', matches: 2 }))).toHaveLength(2);
  });

  it('is broken by a match that waits for its result, not by one to come', () => {
    expect(knownRun([...matches, coming(15)], stated())).toBeNull();
    expect(knownRun([...matches, coming(25)], stated())).toBeNull();
    expect(knownRun([...matches, coming(31)], stated())).toHaveLength(3);
  });

  it('counts a match decided at a table', () => {
    const goals = { penalties: null, goals: [] };
    const awarded: Match = {
      ...{ ...base(12), state: 'interrupted', reason: 'awarded', score: { home: 3, away: 0 }, ...goals },
    };
    expect(knownRun([...matches, awarded], stated({ matches: 4 }))).toHaveLength(4);
    expect(knownRun([...matches, { ...awarded, reason: 'suspended' }], stated({ matches: 4 }))).toBeNull();
  });
});

it('no subset of the matches of a team passes for the whole', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 31 });
  const withSubset = days.chain((all) =>
    fc.tuple(fc.constant(all), fc.subarray(all, { maxLength: all.length - 1 })),
  );
  fc.assert(
    fc.property(withSubset, ([all, kept]) => {
      const coverage = stated({ matches: all.length });
      expect(
        knownRun(
          all.map((n) => played(n)),
          coverage,
        ),
      ).toHaveLength(all.length);
      expect(
        knownRun(
          kept.map((n) => played(n)),
          coverage,
        ),
      ).toBeNull();
    }),
  );
});
