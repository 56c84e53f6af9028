import type { Match } from '../match/Match';
import { winnerOf } from '../match/winnerOf';
import type { MatchOutcome } from '../ranking/outcomes';

/**
 * How a match ended for a team; `null` while it has not, and for a team that did not play in it. A shoot-out decides
 * who goes on, and the match itself was drawn.
 */
export function outcomeOf(match: Match, teamId: string): MatchOutcome | null {
  if (match.state !== 'finished') return null;
  const side = match.home.id === teamId ? 'home' : match.away.id === teamId ? 'away' : null;
  if (side === null) return null;
  const winner = match.penalties ? null : winnerOf(match);
  if (winner === null) return 'drawn';
  return winner === side ? 'won' : 'lost';
}
