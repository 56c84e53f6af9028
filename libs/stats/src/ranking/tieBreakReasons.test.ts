import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrarySeason } from './arbitraryResults.fixture.ts';
import { type TieBreakReason, rankTable } from './rankTable.ts';
import { defaultTableRules, type TableRules } from './TableRules.ts';
import type { Result } from './tallyResults.ts';

const worldCup: TableRules = {
  ...defaultTableRules,
  order: [
    'head-to-head-points',
    'head-to-head-goal-difference',
    'head-to-head-goals-for',
    'goal-difference',
    'goals-for',
    'fair-play',
  ],
};
const game = (homeId: string, homeScore: number, awayScore: number, awayId: string): Result => ({
  ...{ homeId, homeScore, awayScore, awayId },
});
const partings = (results: Result[], rules = worldCup, conduct: Map<string, number> | null = null) =>
  rankTable(['A', 'B', 'C', 'D'], results, rules, { conduct }).map(({ before }) => before);

describe('why one team is before another with as many points', () => {
  it('is the game between them, with what each took from it', () => {
    const games = [game('A', 1, 0, 'B'), game('B', 5, 0, 'C'), game('B', 1, 0, 'D'), game('A', 1, 0, 'D')];
    expect(partings([...games, game('C', 1, 0, 'A')])[0]).toEqual({
      rule: 'head-to-head-points',
      own: 3,
      other: 0,
    });
  });

  it('is the goal difference of the whole table where the rules begin with it', () => {
    const games = [game('A', 3, 0, 'C'), game('B', 1, 0, 'D')];
    expect(partings(games, defaultTableRules)[0]).toEqual({ rule: 'goal-difference', own: 3, other: 1 });
  });

  it('is the cards, where all else is equal', () => {
    const conduct = new Map([
      ['A', -4],
      ['B', -1],
    ]);
    expect(partings([game('A', 1, 1, 'B')], worldCup, conduct)[0]).toEqual({
      rule: 'fair-play',
      own: -1,
      other: -4,
    });
  });

  it('is not said where points part them, nor where nothing does', () => {
    expect(partings([game('A', 1, 1, 'B')])).toEqual([null, null, null, null]);
  });
});

describe('in any season at all', () => {
  const teams = ['A', 'B', 'C', 'D'];
  const season = arbitrarySeason(teams);

  it('neighbours level on points are parted by a figure that is higher, or by lots', () => {
    const told = new Set<TieBreakReason['rule']>();
    fc.assert(
      fc.property(season, (results) => {
        const table = rankTable(teams, results, worldCup);
        for (const [at, { standing, before, byLots }] of table.entries()) {
          const next = table[at + 1];
          if (next?.standing.points !== standing.points) expect(before).toBeNull();
          else if (before) expect(before.own).toBeGreaterThan(before.other);
          else expect(byLots && next.byLots).toBe(true);
          if (before) told.add(before.rule);
        }
      }),
      { numRuns: 400 },
    );
    expect(told.size).toBeGreaterThanOrEqual(3);
  });

  it('what is said of the whole table is what stands in it', () => {
    fc.assert(
      fc.property(season, (results) => {
        const table = rankTable(teams, results, worldCup);
        for (const [at, { standing, before }] of table.entries()) {
          if (before?.rule !== 'goals-for') continue;
          expect([before.own, before.other]).toEqual([standing.goalsFor, table[at + 1]?.standing.goalsFor]);
        }
      }),
      { numRuns: 400 },
    );
  });
});
