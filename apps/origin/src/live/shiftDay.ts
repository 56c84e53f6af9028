import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';

const utc = tz('UTC');

/** A day (`2026-07-05`) of something that is moved from one moment to another. */
export function shiftDay(day: string, from: Date, to: Date): string {
  const days = differenceInCalendarDays(to, from, { in: utc });
  return formatISO(addDays(day, days, { in: utc }), { representation: 'date', in: utc });
}
