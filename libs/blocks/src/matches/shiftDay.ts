import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';

const utc = tz('UTC');

/** The day so many days after another: `2026-07-05` and 1 make `2026-07-06`. No zone has a say in it. */
export const shiftDay = (day: string, count: number): string =>
  formatISO(addDays(day, count, { in: utc }), { representation: 'date', in: utc });
