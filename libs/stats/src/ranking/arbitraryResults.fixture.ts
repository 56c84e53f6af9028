import fc from 'fast-check';
import { tieBreakers, type TableRules } from './TableRules.ts';
import type { Result } from './tallyResults.ts';

/** Random results with scores that make ties likely. */
export function arbitraryResults(teams: readonly string[], most = 30): fc.Arbitrary<Result[]> {
  const goals = fc.nat({ max: 3 });
  const result = fc
    .tuple(fc.shuffledSubarray([...teams], { minLength: 2, maxLength: 2 }), goals, goals)
    .map(([[homeId = '', awayId = ''], homeScore, awayScore]) => ({
      ...{ homeId, awayId, homeScore, awayScore },
    }));
  return fc.array(result, { maxLength: most });
}

/** A single round robin. */
export function arbitrarySeason(teams: readonly string[]): fc.Arbitrary<Result[]> {
  const pairs = teams.flatMap((home, at) => teams.slice(at + 1).map((away) => [home, away] as const));
  const score = fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 }));
  return fc.tuple(...pairs.map(() => score)).map((scores) =>
    pairs.map(([homeId, awayId], at) => ({
      ...{ homeId, awayId, homeScore: scores[at]?.[0] ?? 0, awayScore: scores[at]?.[1] ?? 0 },
    })),
  );
}

/** Tie-breakers in any order. */
export const arbitraryRules: fc.Arbitrary<TableRules> = fc.record({
  points: fc.constantFrom({ win: 3, draw: 1, loss: 0 }, { win: 2, draw: 1, loss: 0 }),
  order: fc.shuffledSubarray([...tieBreakers]),
  meetings: fc.nat({ max: 2 }),
  headToHeadAnew: fc.constantFrom('at-once', 'when-spent'),
});
