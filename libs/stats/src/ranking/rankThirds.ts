import { type RankedTeam, rankTable } from './rankTable.ts';
import type { TableRules } from './TableRules.ts';
import type { Result } from './tallyResults.ts';
import type { FairPlayPoints } from './tieBreakerValue.ts';

/** Those third in their groups, ranked by what each did in its own. Groups of fewer than three send nobody. */
export function rankThirds(
  groups: readonly (readonly RankedTeam[])[],
  results: readonly Result[],
  rules: TableRules,
  conduct: FairPlayPoints = null,
): RankedTeam[] {
  const thirds = groups.flatMap((ranked) => ranked[2]?.standing.teamId ?? []);
  return rankTable(thirds, results, { ...rules, meetings: 0 }, conduct);
}
