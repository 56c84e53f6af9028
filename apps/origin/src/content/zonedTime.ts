import { tz } from '@date-fns/tz';
import { formatISO } from 'date-fns/formatISO';

/** A moment as the clocks of a time zone have it, with their offset: `2026-07-05T16:12:00-06:00`. */
export const zonedTime = (moment: Date, timeZone: string): string =>
  formatISO(moment, { in: tz(timeZone) }).replace('Z', '+00:00');
