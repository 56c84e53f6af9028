import { type RankedTeam, rankTable } from './rankTable.ts';
import type { TableRules } from './TableRules.ts';
import type { Result } from './tallyResults.ts';
import type { OutsideFigures } from './tieBreakerValue.ts';

/** Ranks the third-placed teams by their results in the group. */
export function rankThirds(
  groups: readonly (readonly RankedTeam[])[],
  results: readonly Result[],
  rules: TableRules,
  outside: OutsideFigures = {},
): RankedTeam[] {
  const thirds = groups.flatMap((ranked) => ranked[2]?.standing.teamId ?? []);
  return rankTable(thirds, results, { ...rules, meetings: 0 }, outside);
}
