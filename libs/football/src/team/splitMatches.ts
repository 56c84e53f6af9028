import type { Match } from '@cancha/stats/match/Match';

export type SplitMatches = {
  /** What is on, else what comes first. A match whose hour passed without news is neither. */
  next: Match | null;
  last: Match | null;
  /** What is over, the newest first. */
  played: readonly Match[];
};

export function splitMatches(matches: readonly Match[], now: Date): SplitMatches {
  const byTime = [...matches].sort((a, b) => a.kickOff.getTime() - b.kickOff.getTime());
  const live = byTime.find(({ state }) => state === 'live');
  const coming = byTime.find(({ state, kickOff }) => state === 'scheduled' && kickOff > now);
  const played = byTime.filter(({ state }) => state === 'finished').reverse();
  return { next: live ?? coming ?? null, last: played[0] ?? null, played };
}
