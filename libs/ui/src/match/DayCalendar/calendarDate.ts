import { format } from 'date-fns/format';

/** A day as a cell of a calendar: by the device's clock, of which nothing but year, month and day is ever read. */
export const toCalendarDate = (day: string): Date => new Date(`${day}T12:00:00`);

export const fromCalendarDate = (date: Date): string => format(date, 'yyyy-MM-dd');
