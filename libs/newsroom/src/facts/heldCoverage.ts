import type { CoverageFact, Facts } from './factRecords.ts';
import { resultsOf } from './resultsOf.ts';

/** The statements that are true of these very facts: one match fewer than a statement counts, and nothing is whole. */
export function heldCoverage({ coverage, matches }: Facts): CoverageFact[] {
  const byTeam = new Map<string, Facts['matches']>();
  for (const match of matches) {
    for (const team of [match.home, match.away]) {
      const own = byTeam.get(team);
      if (own) own.push(match);
      else byTeam.set(team, [match]);
    }
  }
  return coverage.filter((one) => resultsOf(byTeam.get(one.team) ?? [], one).length === one.matches);
}
