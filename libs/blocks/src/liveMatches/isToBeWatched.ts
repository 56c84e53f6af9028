import type { Match } from '@cancha/stats/match/Match';

const hourMs = 3_600_000;
/** A page is seldom left open for longer. */
const soonMs = 3 * hourMs;
/** A match that should long have begun and did not is one that nobody tells of. */
const forgottenMs = 3 * hourMs;

/** Whether the state of a match may change while a page is open: it is on, or about to begin. */
export function isToBeWatched(match: Match, now: Date): boolean {
  if (match.state === 'live') return true;
  const ahead = match.kickOff.getTime() - now.getTime();
  return match.state === 'scheduled' && ahead < soonMs && ahead > -forgottenMs;
}
