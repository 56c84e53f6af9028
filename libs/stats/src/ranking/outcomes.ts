import type { Result } from './tallyResults.ts';

export type MatchOutcome = 'won' | 'drawn' | 'lost';

/** Results of a team, in the order of `results`. */
export function outcomesOf(teamId: string, results: readonly Result[]): MatchOutcome[] {
  return results.flatMap((result) => outcomeOf(teamId, result) ?? []);
}

/** `null` for a game of other teams. */
export function outcomeOf(
  teamId: string,
  { homeId, awayId, homeScore, awayScore }: Result,
): MatchOutcome | null {
  if (teamId !== homeId && teamId !== awayId) return null;
  if (homeScore === awayScore) return 'drawn';
  return homeScore > awayScore === (teamId === homeId) ? 'won' : 'lost';
}

export interface Streak {
  readonly kind: 'winning' | 'unbeaten' | 'winless' | 'losing';
  readonly games: number;
}

/**
 * The current runs of a team: five unbeaten, the last three of them won. At least two games; if a stricter run is as
 * long as the wider one, only the stricter one.
 */
export function streaksOf(outcomes: readonly MatchOutcome[]): Streak[] {
  const run = (goesOn: (outcome: MatchOutcome) => boolean): number => {
    const end = outcomes.findLastIndex((outcome) => !goesOn(outcome));
    return outcomes.length - 1 - end;
  };
  const winning = run((outcome) => outcome === 'won');
  const unbeaten = run((outcome) => outcome !== 'lost');
  const winless = run((outcome) => outcome !== 'won');
  const losing = run((outcome) => outcome === 'lost');
  const streaks: Streak[] = [
    { kind: 'winning', games: winning },
    { kind: 'unbeaten', games: unbeaten > winning ? unbeaten : 0 },
    { kind: 'losing', games: losing },
    { kind: 'winless', games: winless > losing ? winless : 0 },
  ];
  return streaks.filter(({ games }) => games >= 2);
}
