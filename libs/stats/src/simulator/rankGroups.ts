import { type RankedTeam, rankTable } from '../ranking/rankTable.ts';
import { rankThirds } from '../ranking/rankThirds.ts';
import type { Result } from '../ranking/tallyResults.ts';
import { worldCup2026 } from '../worldCup/worldCup2026';
import { groupRules2026, thirdRules2026 } from '../worldCup/worldCupRules';
import type { Picks } from './Picks';

export type SimulatedGroup = {
  readonly letter: string;
  readonly ranked: readonly RankedTeam[];
  /** Every match has a score. */
  readonly isComplete: boolean;
};

export type SimulatedGroups = {
  readonly groups: readonly SimulatedGroup[];
  /** Of complete groups, the best first. */
  readonly thirds: readonly RankedTeam[];
};

/** Points lost by cards, by team, if known. */
type GroupFairPlay = ReadonlyMap<string, number> | null;

/** Group tables and the ranking of thirds. Level teams stay in the order of the draw. */
export function rankGroups({ scores }: Picks, conduct: GroupFairPlay = null): SimulatedGroups {
  const groups = worldCup2026.groups.map(({ letter, teams }): SimulatedGroup => {
    const results = resultsOf(scores, letter);
    const ranked = rankTable(teams, results, groupRules2026, { conduct });
    return { letter, ranked, isComplete: results.length === 6 };
  });
  const complete = groups.filter(({ isComplete }) => isComplete);
  const results = complete.flatMap(({ letter }) => resultsOf(scores, letter));
  const tables = complete.map(({ ranked }) => ranked);
  return { groups, thirds: rankThirds(tables, results, thirdRules2026, { conduct }) };
}

function resultsOf(scores: Picks['scores'], letter: string): Result[] {
  return worldCup2026.games.flatMap(({ letter: own, home, away }, at) => {
    const score = scores[at];
    if (own !== letter || !score) return [];
    return [{ homeId: home, awayId: away, homeScore: score.home, awayScore: score.away }];
  });
}
