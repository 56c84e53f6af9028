import { tz, TZDate } from '@date-fns/tz';
import { getDate } from 'date-fns/getDate';
import { getDay } from 'date-fns/getDay';
import { getHours } from 'date-fns/getHours';
import { getMinutes } from 'date-fns/getMinutes';
import { getMonth } from 'date-fns/getMonth';
import { getYear } from 'date-fns/getYear';
import type { DateGroups, DateWords, WallTime } from './DateWords.ts';
import { englishDates } from './englishDates.ts';
import { portugueseDates } from './portugueseDates.ts';
import { spanishDates } from './spanishDates.ts';

const wordsOf: Readonly<Record<string, DateWords>> = {
  es: spanishDates,
  pt: portugueseDates,
  en: englishDates,
};

/** How the days and hours of a text are moved. */
export type TextMove = {
  /** `es`, `pt` or `en`; a text in another language stays as it is. */
  readonly language: string;
  /** Whose days and hours they are. */
  readonly timeZone: string;
  /** When the text was written: a day without its year, or a lone weekday, is the nearest to it. */
  readonly written: Date;
  /** By how many milliseconds. */
  readonly by: number;
  /** Days before it stay: they are those of what was over by then. */
  readonly since?: Date | null;
};

/** The hour of a day that is named without one: most matches are played around it. */
const usualMinutes = 15 * 60;

/**
 * A text, or HTML, whose days and hours in words are moved by the same span as the moments stored beside it. What
 * names no day in the known forms stays as it is: `yesterday`, `in July`, a year alone.
 */
export function moveText(text: string, move: TextMove): string {
  const words = wordsOf[move.language];
  if (!words || move.by === 0) return text;
  // Not what stands in tags: an address may hold a date
  return text
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : moveRun(part, words, move)))
    .join('');
}

function moveRun(text: string, words: DateWords, move: TextMove): string {
  // An hour belongs to the day named last
  let context = wallTime(move.written, move.timeZone);
  return text.replace(words.pattern, (...found) => {
    const groups = found.at(-1) as DateGroups;
    const [whole, at] = [String(found[0]), Number(found.at(-3))];
    if (groups['hour'] !== undefined) {
      if (stays(context, move)) return whole;
      return words.say(groups, moved({ ...context, minutes: words.minutesOf(groups) }, move), false);
    }
    const date = dateOf(groups, words, move);
    if (!date) return whole;
    context = date;
    if (stays(date, move)) return whole;
    const hour = words.hourAhead.exec(text.slice(at + whole.length))?.groups;
    const time = moved({ ...date, minutes: hour ? words.minutesOf(hour) : usualMinutes }, move);
    return words.say(groups, time, needsItsMonth(groups, words, date, time, move));
  });
}

/** A whole day before it: the first day of what moves begins before its first kick-off. */
function stays({ year, month, day }: WallTime, { since, timeZone }: TextMove): boolean {
  return since
    ? momentOf({ year, month, day: day + 1, minutes: 0, weekday: 0 }, timeZone) <= since.getTime()
    : false;
}

/**
 * A day that stood without its month has to name it where it would be taken for one of another: the first of two days
 * that no longer share it, a day that was in the month of the text and no longer is.
 */
function needsItsMonth(
  { ahead, day, month }: DateGroups,
  words: DateWords,
  date: WallTime,
  time: WallTime,
  move: TextMove,
): boolean {
  if (day === undefined || month !== undefined) return false;
  if (ahead !== undefined) {
    const last = moved({ ...date, day: date.day + 1, minutes: usualMinutes }, move);
    return words.monthOf(ahead) === date.month && last.month !== time.month;
  }
  const written = wallTime(move.written, move.timeZone);
  return date.month === written.month && time.month !== moved(written, move).month;
}

/** The day that a text names; `null` where it names none there can be. */
function dateOf(
  { weekday, day, month, ahead, year }: DateGroups,
  words: DateWords,
  { written, timeZone }: TextMove,
): WallTime | null {
  const near = wallTime(written, timeZone);
  const named = weekday === undefined ? null : words.weekdayOf(weekday);
  if (day === undefined) return named === null ? null : nearestWeekday(near, named);
  const monthName = month ?? ahead;
  const dayNumber = Number.parseInt(day, 10);
  const candidates =
    monthName === undefined
      ? [-1, 0, 1].map((step) => calendarDay(near.year, near.month + step, dayNumber))
      : (year ? [Number(year)] : [near.year - 1, near.year, near.year + 1]).map((one) =>
          calendarDay(one, words.monthOf(monthName), dayNumber),
        );
  const real = candidates.filter((date) => date.day === dayNumber);
  const fitting = named === null ? [] : real.filter((date) => date.weekday === named);
  return nearest(fitting.length > 0 ? fitting : real, near);
}

function nearest(dates: readonly WallTime[], to: WallTime): WallTime | null {
  const apart = (date: WallTime) => Math.abs(momentOf(date, 'UTC') - momentOf(to, 'UTC'));
  return dates.reduce<WallTime | null>(
    (best, date) => (best && apart(best) <= apart(date) ? best : date),
    null,
  );
}

function nearestWeekday(near: WallTime, weekday: number): WallTime {
  const ahead = (weekday - near.weekday + 7) % 7;
  return calendarDay(near.year, near.month, near.day + (ahead > 3 ? ahead - 7 : ahead));
}

/** Day 32 of a month is the first or so of the next. */
const calendarDay = (year: number, month: number, day: number): WallTime =>
  wallTime(new TZDate(year, month, day, 'UTC'), 'UTC');

function momentOf({ year, month, day, minutes }: WallTime, timeZone: string): number {
  return new TZDate(year, month, day, 0, minutes, timeZone).getTime();
}

const moved = (time: WallTime, { timeZone, by }: TextMove): WallTime =>
  wallTime(new Date(momentOf(time, timeZone) + by), timeZone);

function wallTime(moment: Date, timeZone: string): WallTime {
  const zone = { in: tz(timeZone) };
  return {
    ...{ year: getYear(moment, zone), month: getMonth(moment, zone), day: getDate(moment, zone) },
    weekday: getDay(moment, zone),
    minutes: getHours(moment, zone) * 60 + getMinutes(moment, zone),
  };
}
