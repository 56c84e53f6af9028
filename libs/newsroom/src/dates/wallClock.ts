import { TZDate, tzOffset } from '@date-fns/tz';
import { millisecondsInMinute } from 'date-fns/constants';
import type { WallTime } from './DateWords.ts';

/** What the clocks of a zone show at a moment. */
export function wallTime(moment: Date, timeZone: string): WallTime {
  const shown = moment.getTime() + tzOffset(timeZone, moment) * millisecondsInMinute;
  return partsOf(new Date(shown));
}

/** When the clocks of a zone show a time. */
export function momentOf({ year, month, day, minutes }: WallTime, timeZone: string): number {
  return new TZDate(year, month, day, 0, minutes, timeZone).getTime();
}

/** The same in UTC: for days that are compared, whatever the zone. */
export function utcOf({ year, month, day, minutes }: WallTime): number {
  return Date.UTC(year, month, day, 0, minutes);
}

/** Day 32 of a month is the first or so of the next. */
export function calendarDay(year: number, month: number, day: number): WallTime {
  return partsOf(new Date(Date.UTC(year, month, day)));
}

function partsOf(date: Date): WallTime {
  return {
    ...{ year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() },
    ...{ weekday: date.getUTCDay(), minutes: date.getUTCHours() * 60 + date.getUTCMinutes() },
  };
}
