import type { Match } from '../match/Match';
import type { Coverage } from './Coverage';
import { knownRun } from './knownRun';
import { hasResult, outcomeOf } from './outcomeOf';
import type { TeamRecord } from './TeamStatistics';

/** What a team won, drew and lost in some matches. A match decided by a shoot-out is a draw. */
export function balanceOf(matches: readonly Match[], teamId: string): TeamRecord {
  const results = matches.filter(hasResult).flatMap((match) => {
    const outcome = outcomeOf(match, teamId);
    const { home, away } = match.score;
    const [scored, conceded] = match.home.id === teamId ? [home, away] : [away, home];
    return outcome ? [{ outcome, scored, conceded }] : [];
  });
  const count = (one: string) => results.filter(({ outcome }) => outcome === one).length;
  return {
    played: results.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    goalsFor: results.reduce((sum, { scored }) => sum + scored, 0),
    goalsAgainst: results.reduce((sum, { conceded }) => sum + conceded, 0),
  };
}

export type Balance = {
  /** Over an unbroken run of matches; `null` where none is known. */
  readonly whole: { readonly record: TeamRecord; readonly from: string; readonly until: string } | null;
  /** Over all on record where there are more than those: some may be missing. */
  readonly partial: TeamRecord | null;
};

/**
 * The balance of a team, and what it counts.
 * @param isAll no match on record is on another page
 */
export function knownBalance(
  matches: readonly Match[],
  coverage: Coverage | null,
  teamId: string,
  isAll: boolean,
): Balance {
  const run = knownRun(matches, coverage);
  const whole =
    run && coverage ? { record: balanceOf(run, teamId), from: coverage.from, until: coverage.until } : null;
  const all = balanceOf(matches, teamId);
  const hasMore = all.played > (whole?.record.played ?? 0);
  return { whole, partial: hasMore && isAll ? all : null };
}
