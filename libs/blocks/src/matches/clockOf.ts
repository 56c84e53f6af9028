import type { Match } from '@cancha/stats/match/Match';
import type { Period } from '@cancha/stats/match/Period';
import type { MatchTile } from '@cancha/ui/match/MatchMini/MatchTile';

/** The last minute of the periods in which a clock runs. */
const lastMinutes: Partial<Record<Period, number>> = {
  'first-half': 45,
  'second-half': 90,
  'extra-time-first-half': 105,
  'extra-time-second-half': 120,
};

/** The running clock of a match; `null` while none runs, or none is known. */
export function clockOf(match: Match): NonNullable<MatchTile['clock']> | null {
  if (match.state !== 'live' || match.minute === null || match.period === null) return null;
  const last = lastMinutes[match.period];
  return last === undefined ? null : { minute: match.minute, last };
}
