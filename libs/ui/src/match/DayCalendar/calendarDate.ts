/* eslint-disable cancha/zoned-dates -- a picker shows its days by the clock of the device; both ways are here */
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';

/** A day as a cell of a calendar: by the device's clock, of which nothing but year, month and day is ever read. */
export const toCalendarDate = (day: string): Date => new Date(`${day}T12:00:00`);

/** The cell that many days later. */
export const shiftCalendarDate = (day: string, days: number): Date => addDays(toCalendarDate(day), days);

export const fromCalendarDate = (date: Date): string => format(date, 'yyyy-MM-dd');
