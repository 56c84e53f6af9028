import type { Match } from '@cancha/stats/match/Match';

/** Both sides with their score, as far as there is one: "Brasil 1-1 (4-2) Noruega". */
export function matchLine(match: Match): string {
  const { home, away } = match;
  const score = match.state === 'scheduled' ? null : match.score;
  const kicks = match.state === 'scheduled' ? null : match.penalties;
  const shootOut = kicks ? ` (${kicks.home}-${kicks.away})` : '';
  return score
    ? `${home.name} ${score.home}-${score.away}${shootOut} ${away.name}`
    : `${home.name} – ${away.name}`;
}
