import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { getMonth } from 'date-fns/getMonth';
import type { Game } from '../plan/Story.ts';

type Dated = Pick<Game, 'kickOff' | 'day'>;

const eastern = { in: tz('America/New_York') };
/** Newspapers shorten the long ones beside a date. */
const months = [
  ...['Jan.', 'Feb.', 'March', 'April', 'May', 'June'],
  ...['July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.'],
];

/** `Saturday`, where it is played: what a report calls its day. */
export const weekdayOf = ({ day }: Dated): string => format(day, 'EEEE', { in: tz('UTC') });

/** `on Saturday`, where it is played */
export function onWeekday(game: Dated): string {
  return `on ${weekdayOf(game)}`;
}

/** `June 13`, where it is played */
export function dayOf({ day }: Dated): string {
  const local = { in: tz('UTC') };
  return `${months[getMonth(day, local)] ?? ''} ${format(day, 'd', local)}`;
}

/** `June 13, 2026` */
export const fullDay = (game: Dated): string => `${dayOf(game)}, ${format(game.day, 'y', { in: tz('UTC') })}`;

/** `9 p.m. ET`, `12:30 p.m. ET`, `noon ET` */
export function hourOf({ kickOff }: Dated): string | null {
  if (!kickOff) return null;
  const clock = format(kickOff, 'h:mm aaaa', eastern).replace(':00', '');
  return `${clock === '12 p.m.' ? 'noon' : clock} ET`;
}

/** `Saturday, June 13, at 9 p.m. ET`: day and hour of the same clock. Without an hour the day where it is played. */
export function dayAndHour(game: Dated): string {
  const hour = hourOf(game);
  if (!game.kickOff || hour === null) return `${weekdayOf(game)}, ${dayOf(game)}`;
  const { kickOff } = game;
  const date = `${months[getMonth(kickOff, eastern)] ?? ''} ${format(kickOff, 'd', eastern)}`;
  return `${format(kickOff, 'EEEE', eastern)}, ${date}, at ${hour}`;
}

/** `9 p.m. ET on Saturday` */
export function hourAndDay(game: Dated): string | null {
  const hour = hourOf(game);
  if (!game.kickOff || hour === null) return null;
  return `${hour} on ${format(game.kickOff, 'EEEE', eastern)}`;
}
