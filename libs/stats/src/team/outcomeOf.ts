import type { Match } from '../match/Match';
import type { Score } from '../match/Score';
import type { MatchOutcome } from '../ranking/outcomes';

/** Played to the end, or decided at a table with a score. */
export function hasResult(match: Match): match is Match & { readonly score: Score } {
  if (match.state === 'finished') return true;
  return match.state === 'interrupted' && match.reason === 'awarded' && match.score !== null;
}

/** `null` for a match without a result, and for a team that did not play. One decided by a shoot-out is a draw. */
export function outcomeOf(match: Match, teamId: string): MatchOutcome | null {
  if (!hasResult(match)) return null;
  const { home, away } = match.score;
  const margin = match.home.id === teamId ? home - away : match.away.id === teamId ? away - home : null;
  if (margin === null) return null;
  return margin === 0 ? 'drawn' : margin > 0 ? 'won' : 'lost';
}
