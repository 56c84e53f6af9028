import type { Game } from '../plan/Story.ts';

type Dated = Pick<Game, 'kickOff' | 'day'>;

const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Newspapers shorten the long ones beside a date. */
const months = [
  ...['Jan.', 'Feb.', 'March', 'April', 'May', 'June'],
  ...['July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'],
];

/** The day where it was played: what a report calls its day. */
function localDay({ day }: Dated): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** The moment as clocks in New York show it, kept in UTC fields. */
function easternTime(kickOff: Date): Date {
  const part = Object.fromEntries(eastern.formatToParts(kickOff).map(({ type, value }) => [type, value]));
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map((type) =>
    Number(part[type]),
  );
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute));
}

function dateWords(time: Date): string {
  return `${months[time.getUTCMonth()] ?? ''} ${time.getUTCDate()}`;
}

function weekdayWords(time: Date): string {
  return weekdays[time.getUTCDay()] ?? '';
}

/** `Saturday`, where it is played */
export function weekdayOf(game: Dated): string {
  return weekdayWords(localDay(game));
}

/** `on Saturday`, where it is played */
export function onWeekday(game: Dated): string {
  return `on ${weekdayOf(game)}`;
}

/** `June 13`, where it is played */
export function dayOf(game: Dated): string {
  return dateWords(localDay(game));
}

/** `June 13, 2026` */
export function fullDay(game: Dated): string {
  return `${dayOf(game)}, ${localDay(game).getUTCFullYear()}`;
}

/** `9 p.m. ET`, `12:30 p.m. ET`, `noon ET` */
export function hourOf({ kickOff }: Dated): string | null {
  if (!kickOff) return null;
  const time = easternTime(kickOff);
  const [hour, minute] = [time.getUTCHours(), time.getUTCMinutes()];
  if (hour === 12 && minute === 0) return 'noon ET';
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return `${clock} ${hour < 12 ? 'a.m.' : 'p.m.'} ET`;
}

/** `Saturday, June 13, at 9 p.m. ET`: day and hour of the same clock. Without an hour the day where it is played. */
export function dayAndHour(game: Dated): string {
  const hour = hourOf(game);
  if (!game.kickOff || hour === null) return `${weekdayOf(game)}, ${dayOf(game)}`;
  const time = easternTime(game.kickOff);
  return `${weekdayWords(time)}, ${dateWords(time)}, at ${hour}`;
}

/** `9 p.m. ET on Saturday` */
export function hourAndDay(game: Dated): string | null {
  const hour = hourOf(game);
  if (!game.kickOff || hour === null) return null;
  return `${hour} on ${weekdayWords(easternTime(game.kickOff))}`;
}
