import { rankTable } from './rankTable.ts';
import { defaultTableRules } from './TableRules.ts';
import type { Result, Standing } from './tallyResults.ts';

/**
 * A table of all `teamIds`, also of those without a result yet: by points, goal difference, goals scored.
 * Teams level on all three stay in the order given.
 */
export function computeStandings(teamIds: readonly string[], results: readonly Result[]): Standing[] {
  return rankTable(teamIds, results, defaultTableRules).map(({ standing }) => standing);
}
