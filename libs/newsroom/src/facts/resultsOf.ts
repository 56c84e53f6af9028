import type { CoverageFact, MatchFact } from './factRecords.ts';

type Scope = Pick<CoverageFact, 'team' | 'tournament' | 'from' | 'until'>;

/** The matches with a result that a team played in a span of days, in one tournament or in all. */
export function resultsOf(
  matches: readonly MatchFact[],
  { team, tournament, from, until }: Scope,
): MatchFact[] {
  return matches.filter(
    (match) =>
      (match.home === team || match.away === team) &&
      (tournament === null || match.tournament === tournament) &&
      match.day >= from &&
      match.day <= until &&
      match.score !== null,
  );
}
