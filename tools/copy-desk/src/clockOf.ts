import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';

/** `2026-07-05`, by the clock of a zone. */
export const dayIn = (moment: Date, zone: string): string => format(moment, 'yyyy-MM-dd', { in: tz(zone) });

/** Minutes since midnight, by the clock of a zone. */
export function minutesIn(moment: Date, zone: string): number {
  const [hours = 0, minutes = 0] = format(moment, 'H:mm', { in: tz(zone) })
    .split(':')
    .map(Number);
  return hours * 60 + minutes;
}
