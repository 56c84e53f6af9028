import type { Site } from '@cancha/brands/Site';

type Zoned = Pick<Site, 'formatLocale' | 'numberLocale' | 'timeZone'>;

/** Dates and numbers as readers of a site write them, always in the site's zone. */
export type SiteFormat = {
  /** `Domingo 5 de julio de 2026, 16:12` */
  longDateTime(instant: Date): string;
  /** `5 de julio de 2026` */
  longDate(instant: Date): string;
  /** `5 jul` */
  shortDate(instant: Date): string;
  /** `dom 5 jul` */
  weekday(instant: Date): string;
  /** `16:12` */
  time(instant: Date): string;
  /** `2026-07-05`, for comparing days. */
  day(instant: Date): string;
  /** A day without an hour (`2025-05-07`), which no zone may move. */
  plainDay(day: string): string;
  number(value: number): string;
  /** `+9`, `−4`, `0`: with the real minus sign. */
  signed(value: number): string;
  year(instant: Date): number;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Spanish abbreviations carry a point in some versions of the locale data and none in others. */
const bare = (text: string) => text.replaceAll('.', '').replaceAll(',', '');

export function createSiteFormat({ formatLocale, numberLocale, timeZone }: Zoned): SiteFormat {
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocale, { timeZone, hourCycle: 'h23', ...options });
  const weekdayLong = date({ weekday: 'long' });
  const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const long = date(longDay);
  const plain = date({ ...longDay, timeZone: 'UTC' });
  const short = date({ day: 'numeric', month: 'short' });
  const weekdayShort = date({ weekday: 'short' });
  const time = date({ hour: '2-digit', minute: '2-digit' });
  const day = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const numbers = new Intl.NumberFormat(numberLocale);

  return {
    longDateTime: (at) => `${capital(weekdayLong.format(at))} ${long.format(at)}, ${time.format(at)}`,
    longDate: (at) => long.format(at),
    shortDate: (at) => bare(short.format(at)),
    weekday: (at) => `${bare(weekdayShort.format(at))} ${bare(short.format(at))}`,
    time: (at) => time.format(at),
    day: (at) => day.format(at),
    plainDay: (text) => plain.format(new Date(`${text}T12:00:00Z`)),
    number: (value) => numbers.format(value),
    signed: (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'),
    year: (at) => Number(day.format(at).slice(0, 4)),
  };
}
