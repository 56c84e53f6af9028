import type { DateGroups, DateWords, WallTime } from './DateWords.ts';
import { englishDates } from './englishDates.ts';
import { portugueseDates } from './portugueseDates.ts';
import { spanishDates } from './spanishDates.ts';
import { TableCells } from './TableCells.ts';
import { calendarDay, momentOf, utcOf, wallTime } from './wallClock.ts';
import { canTellIn, renameZone } from './zoneWords.ts';

/** How days and hours are written in each language. */
export const dateWords: Readonly<Record<string, DateWords>> = {
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
  /** By whose clock the hours are told; by that of the text without it, and where a zone has no name in the language. */
  readonly readerZone?: string;
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
 * A text, or HTML, whose days and hours in words are moved by the same span as the moments stored beside it, and whose
 * hours are those of its reader. What names no day in the known forms stays as it is: `yesterday`, a year alone; and
 * so do figures of a table, where `2:11` are goals, but below a heading of hours.
 */
export function moveText(text: string, move: TextMove): string {
  const words = dateWords[move.language];
  const readerZone = readerZoneOf(move);
  if (!words || (move.by === 0 && readerZone === move.timeZone)) return text;
  const told = { ...move, readerZone };
  const cells = new TableCells();
  // Not what stands in tags: an address may hold a date
  const parts = text.split(/(<[^>]*>)/).map((part, at, all) => {
    if (at % 2 === 0) return moveRun(part, words, told, cells);
    cells.pass(part, all[at + 1] ?? '');
    return part;
  });
  const { language, timeZone } = move;
  return readerZone === timeZone
    ? parts.join('')
    : renameZone(parts.join(''), language, timeZone, readerZone);
}

type ToldMove = TextMove & { readonly readerZone: string };

function readerZoneOf({ language, timeZone, readerZone = timeZone }: TextMove): string {
  return canTellIn(language, timeZone, readerZone) ? readerZone : timeZone;
}

function moveRun(text: string, words: DateWords, move: ToldMove, { heading }: TableCells): string {
  const noHours = heading !== null && !words.hourHeading.test(heading);
  // An hour belongs to the day named last
  let context = wallTime(move.written, move.timeZone);
  return text.replace(words.pattern, (...found) => {
    const groups = found.at(-1) as DateGroups;
    const [whole, at] = [String(found[0]), Number(found.at(-3))];
    if (groups['hour'] !== undefined) {
      if (noHours && words.isBareFigure(groups)) return whole;
      const by = stays(context, move) ? 0 : move.by;
      return words.say(groups, hourMoved({ ...context, minutes: words.minutesOf(groups) }, move, by), false);
    }
    const date = dateOf(groups, words, move);
    if (!date) return whole;
    context = date;
    const by = stays(date, move) ? 0 : move.by;
    const minutes = hourBeside(text, at, at + whole.length, words);
    if (by === 0 && minutes === null) return whole;
    const time =
      minutes === null
        ? moved({ ...date, minutes: usualMinutes }, move)
        : hourMoved({ ...date, minutes }, move, by);
    return words.say(groups, time, needsItsMonth(groups, words, date, time, move));
  });
}

/** The hour told with the day that stands from `at` to `end`: behind it, or shortly before it. */
function hourBeside(text: string, at: number, end: number, words: DateWords): number | null {
  const found = words.hourAhead.exec(text.slice(end)) ?? words.hourBefore.exec(text.slice(0, at));
  return found?.groups ? words.minutesOf(found.groups) : null;
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
  const apart = (date: WallTime) => Math.abs(utcOf(date) - utcOf(to));
  return dates.reduce<WallTime | null>(
    (best, date) => (best && apart(best) <= apart(date) ? best : date),
    null,
  );
}

function nearestWeekday(near: WallTime, weekday: number): WallTime {
  const ahead = (weekday - near.weekday + 7) % 7;
  return calendarDay(near.year, near.month, near.day + (ahead > 3 ? ahead - 7 : ahead));
}

const moved = (time: WallTime, { timeZone, by }: TextMove): WallTime =>
  wallTime(new Date(momentOf(time, timeZone) + by), timeZone);

/** By the clock of the reader. */
const hourMoved = (time: WallTime, { timeZone, readerZone }: ToldMove, by: number): WallTime =>
  wallTime(new Date(momentOf(time, timeZone) + by), readerZone);
