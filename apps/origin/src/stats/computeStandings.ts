import { plainRules } from '../facts/tournamentRules.ts';
import { rankTable } from './rankTable.ts';
import type { Result, Standing } from './tallyResults.ts';

export type { Result, Standing } from './tallyResults.ts';

/**
 * A table of all `teamIds`, also of those without a result yet: by points, goal difference, goals scored.
 * Teams level on all three stay in the order given.
 */
export function computeStandings(teamIds: string[], results: Result[]): Standing[] {
  return rankTable(teamIds, results, plainRules).map(({ standing }) => standing);
}

export function goalDifference({ goalsFor, goalsAgainst }: Standing): number {
  return goalsFor - goalsAgainst;
}
