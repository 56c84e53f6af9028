const dayMs = 24 * 60 * 60_000;
const reachMs = 366 * dayMs;

/**
 * Whether a day is a page even without a match: for a year around today. A day with matches always is; without a
 * bound, a machine could follow the days for ever.
 */
export function isInReach(day: string, today: string): boolean {
  return Math.abs(Date.parse(day) - Date.parse(today)) <= reachMs;
}
