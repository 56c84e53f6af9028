import { rankTable } from './rankTable.ts';
import { defaultTableRules } from './TableRules.ts';
import type { Result, Standing } from './tallyResults.ts';

/**
 * A table of all `teamIds`, also without results, by points, goal difference and goals scored. Teams level on all three
 * stay in the given order.
 */
export function computeStandings(teamIds: readonly string[], results: readonly Result[]): Standing[] {
  return rankTable(teamIds, results, defaultTableRules).map(({ standing }) => standing);
}
