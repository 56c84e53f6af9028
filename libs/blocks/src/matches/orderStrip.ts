import type { Match } from '@cancha/stats/match/Match';
import { millisecondsInDay } from 'date-fns/constants';

/** Live first, then what just ended, then what comes, then older results: the order a reader asks in. */
function rank(match: Match, now: Date): number {
  const age = now.getTime() - match.kickOff.getTime();
  if (match.state === 'live') return 0;
  if (age > 0 && age < millisecondsInDay) return 1;
  return age <= 0 ? 2 : 3;
}

/** Matches for a strip. Within a rank the nearest to now comes first. */
export function orderStrip(matches: readonly Match[], now: Date): Match[] {
  const distance = (match: Match) => Math.abs(now.getTime() - match.kickOff.getTime());
  return [...matches].sort((a, b) => rank(a, now) - rank(b, now) || distance(a) - distance(b));
}
