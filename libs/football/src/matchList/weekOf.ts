import { tz } from '@date-fns/tz';
import { endOfISOWeek } from 'date-fns/endOfISOWeek';
import { formatISO } from 'date-fns/formatISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';

const utc = tz('UTC');
const isoDay = (at: Date) => formatISO(at, { representation: 'date', in: utc });

/** The Monday of the week of a day. No zone has a say in it. */
export const mondayOf = (day: string): string => isoDay(startOfISOWeek(day, { in: utc }));

/** The week of a day, from its Monday to its Sunday. */
export function weekOf(day: string): { from: string; to: string } {
  return { from: mondayOf(day), to: isoDay(endOfISOWeek(day, { in: utc })) };
}
