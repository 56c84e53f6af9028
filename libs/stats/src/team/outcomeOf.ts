import type { Match } from '../match/Match';
import { winnerOf } from '../match/winnerOf';
import type { MatchOutcome } from '../ranking/outcomes';

/** `null` for an unfinished match, and for a team that did not play. A match decided by a shoot-out is a draw. */
export function outcomeOf(match: Match, teamId: string): MatchOutcome | null {
  if (match.state !== 'finished') return null;
  const side = match.home.id === teamId ? 'home' : match.away.id === teamId ? 'away' : null;
  if (side === null) return null;
  const winner = match.penalties ? null : winnerOf(match);
  if (winner === null) return 'drawn';
  return winner === side ? 'won' : 'lost';
}
