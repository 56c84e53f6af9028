import type { Game } from '../plan/Story.ts';

// Eastern Time: what American kick-offs are announced in
const timeZone = 'America/New_York';
const formats = {
  weekday: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }),
  day: new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric' }),
  full: new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric', year: 'numeric' }),
  hour: new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true }),
};
type When = Pick<Game, 'kickOff' | 'day'>;

/** Where only the day is recorded, its noon in the East. */
function momentOf({ kickOff, day }: When): Date {
  return kickOff ?? new Date(`${day}T16:00:00Z`);
}

/** `Sunday` */
export function weekdayOf(game: When): string {
  return formats.weekday.format(momentOf(game));
}

/** `July 5` */
export function dayOf(game: When): string {
  return formats.day.format(momentOf(game));
}

/** `July 5, 2026` */
export function fullDay(game: When): string {
  return formats.full.format(momentOf(game));
}

/** `4 p.m. ET`, `9:30 p.m. ET` */
export function hourOf({ kickOff }: When): string | null {
  if (!kickOff) return null;
  const text = formats.hour.format(kickOff).replace(/\s/g, ' ');
  if (text === '12:00 PM') return 'noon ET';
  return `${text.replace(':00', '').replace('AM', 'a.m.').replace('PM', 'p.m.')} ET`;
}
