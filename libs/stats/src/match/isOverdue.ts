import type { Match } from './Match';

const hourMs = 3_600_000;

/** A match that should be over by now and of which nothing was heard. */
export function isOverdue(match: Match, now: Date): boolean {
  if (match.state !== 'scheduled') return false;
  // Of a match whose day alone is known `kickOff` is noon; its evening may be tomorrow elsewhere.
  const hours = match.isTimeKnown ? 3 : 30;
  return now.getTime() - match.kickOff.getTime() > hours * hourMs;
}
