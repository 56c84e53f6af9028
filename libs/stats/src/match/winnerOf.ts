import type { Match } from './Match';

/** The side a reader sees in bold: shoot-out first, then goals. `null` for a draw and for a match not over. */
export function winnerOf(match: Match): 'home' | 'away' | null {
  if (match.state !== 'finished') return null;

  const { home, away } = match.penalties ?? match.score;
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}
