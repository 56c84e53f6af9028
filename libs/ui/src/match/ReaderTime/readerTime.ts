import { writeHour, type HourStyle } from '../../base/writeHour';

export type ReaderTimeText = { time: string; zone: string; day: string | null };

const wallClock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/**
 * An instant in the reader's time zone: `{ time: '21:00', zone: 'GMT−3' }`, with the weekday if it is on another day.
 * `null` when both zones have the same time, or one is invalid.
 * @param locale BCP 47
 * @param hourStyle how the site writes its hours
 */
export function readerTime(
  at: Date,
  siteZone: string,
  readerZone: string,
  locale: string,
  hourStyle: HourStyle = '24-hour',
): ReaderTimeText | null {
  try {
    const here = wallClock(at, readerZone);
    const there = wallClock(at, siteZone);
    if (here === there) return null;
    const part = (type: 'timeZoneName' | 'weekday', options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: readerZone, ...options })
        .formatToParts(at)
        .find((one) => one.type === type)?.value ?? '';
    const isOtherDay = here.slice(0, 10) !== there.slice(0, 10);
    return {
      time: writeHour(here.slice(-5), hourStyle),
      // A hyphen would allow a line break.
      zone: part('timeZoneName', { timeZoneName: 'shortOffset' }).replace('-', '−'),
      // Three letters are unique in all our languages.
      day: isOtherDay ? part('weekday', { weekday: 'long' }).slice(0, 3) : null,
    };
  } catch {
    return null;
  }
}
