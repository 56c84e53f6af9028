import { differenceInHours } from 'date-fns/differenceInHours';

/**
 * Whether what is known until the end of a day (`YYYY-MM-DD`) is known until now.
 * @param grace so many days may lie between; one is for readers in other zones
 */
export function isUpToDate(until: string, now: Date, grace = 1): boolean {
  return differenceInHours(now, `${until}T00:00:00Z`) < (grace + 1) * 24;
}
