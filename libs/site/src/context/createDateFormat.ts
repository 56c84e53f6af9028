import type { Site } from '@cancha/brands/Site';
import type { Language } from '@cancha/routing/Language';
import { writeHour } from '@cancha/ui/base/writeHour';

export type DateFormat = {
  /** `Domingo 5 de julio de 2026, 16:12`, `Sunday, July 5, 2026, 16:12` */
  longDateTime(instant: Date): string;
  /** `5 de julio de 2026`, `July 5, 2026` */
  longDate(instant: Date): string;
  /** `5 jul`, `Jul 5` */
  shortDate(instant: Date): string;
  /** `dom 5 jul`, `Sun, Jul 5` */
  weekday(instant: Date): string;
  /** `julio`, `July` */
  month(instant: Date): string;
  /** `16:12`, `4:12 p.m.`, `16h12`. */
  time(instant: Date): string;
  /** `16:12` on every site, for programs. */
  clock(instant: Date): string;
  /** `2026-07-05`, for comparing days. */
  day(instant: Date): string;
  /** A day without an hour (`2025-05-07`), which no zone may move. */
  plainDay(day: string): string;
  year(instant: Date): number;
};

/** What parts a weekday from its day: newspapers in Spanish write no comma there, the locale data has one. */
const afterWeekday: Record<Language, string> = { es: ' ', pt: ', ', en: ', ' };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/**
 * The first three letters tell months and weekdays apart in all our languages. Abbreviations of the locale data
 * differ by country (`5 sept`, `5 de set.`, `5/09`) and by version.
 */
const abbreviated = (name: string) => name.slice(0, 3);

/** A day and its month, in the order of the language and with nothing between them. */
function shortDay(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts
    .flatMap(({ type, value }) => (type === 'day' ? value : type === 'month' ? abbreviated(value) : []))
    .join(' ');
}

const monthDay = { day: 'numeric', month: 'long' } as const;
const fullDay = { ...monthDay, year: 'numeric' } as const;
const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

type Placed = Pick<Site, 'language' | 'formatLocale' | 'timeZone' | 'hourStyle'>;

/** Dates as readers of a site write them, always in the site's zone. */
export function createDateFormat({ language, formatLocale, timeZone, hourStyle }: Placed): DateFormat {
  const read = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocale, { timeZone, ...options });
  const weekday = read({ weekday: 'long' });
  const month = read({ month: 'long' });
  const short = read(monthDay);
  const long = read(fullDay);
  const plain = read({ ...fullDay, timeZone: 'UTC' });
  const clock = read({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const time = (at: Date) => writeHour(clock.format(at), hourStyle);
  const day = new Intl.DateTimeFormat('en-CA', { ...digits, timeZone });
  const comma = afterWeekday[language];
  const shortDate = (at: Date) => shortDay(short.formatToParts(at));

  return {
    longDateTime: (at) => `${capital(weekday.format(at))}${comma}${long.format(at)}, ${time(at)}`,
    longDate: (at) => long.format(at),
    shortDate,
    weekday: (at) => `${abbreviated(weekday.format(at))}${comma}${shortDate(at)}`,
    month: (at) => month.format(at),
    time,
    clock: (at) => clock.format(at),
    day: (at) => day.format(at),
    plainDay: (text) => plain.format(new Date(`${text}T12:00:00Z`)),
    year: (at) => Number(day.format(at).slice(0, 4)),
  };
}
