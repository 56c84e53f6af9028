import type { Match } from './Match';

/** By the shoot-out, else by goals. `null` for a draw and for a match that is not over. */
export function winnerOf(match: Match): 'home' | 'away' | null {
  if (match.state !== 'finished') return null;

  const { home, away } = match.penalties ?? match.score;
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}
