import { tz } from '@date-fns/tz';
import { formatISO } from 'date-fns/formatISO';

/** The calendar day (YYYY-MM-DD) of an instant for somebody in `timeZone`. @throws RangeError for no such zone */
export const dayInZone = (instant: Date, timeZone: string): string =>
  formatISO(instant, { representation: 'date', in: tz(timeZone) });

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
