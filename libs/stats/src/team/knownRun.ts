import type { Match } from '../match/Match';
import type { Coverage } from './Coverage';
import { hasResult } from './outcomeOf';

/**
 * The results of an unbroken run of matches, the newest first. `null` unless the provider states that nothing is missing,
 * the matches bear it out, and none of them still waits for its result.
 */
export function knownRun(matches: readonly Match[], coverage: Coverage | null): Match[] | null {
  if (!coverage) return null;
  const { tournamentId, from, until } = coverage;
  const covered = matches.filter(
    ({ tournament, kickOff }) =>
      (tournamentId === null || tournament?.id === tournamentId) && utcDay(kickOff) >= from,
  );
  const results = covered.filter(hasResult).sort((a, b) => b.kickOff.getTime() - a.kickOff.getTime());
  if (results.length !== coverage.matches) return null;
  const newest = results[0]?.kickOff ?? new Date(0);
  const isWaiting = covered.some(
    ({ state, kickOff }) => state === 'scheduled' && (kickOff < newest || utcDay(kickOff) < until),
  );
  return isWaiting ? null : results;
}

function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
