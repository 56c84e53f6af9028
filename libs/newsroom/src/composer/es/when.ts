import type { Game } from '../plan/Story.ts';
import { wallClock } from '../plan/wallClock.ts';

const days = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** The day of a match as its readers lived it: by their own clocks where the hour is known. */
function localDay({ kickOff, day, timeZone }: Game): Date {
  return kickOff ? wallClock(kickOff, timeZone) : new Date(`${day}T12:00:00Z`);
}

/** `jueves 11 de junio` */
export function dayOf(game: Game): string {
  const day = localDay(game);
  return `${days[day.getUTCDay()]} ${day.getUTCDate()} de ${months[day.getUTCMonth()]}`;
}

/** `11 de junio` */
export function shortDay(game: Game): string {
  const day = localDay(game);
  return `${day.getUTCDate()} de ${months[day.getUTCMonth()]}`;
}

/** `jueves` */
export function weekdayOf(game: Game): string {
  return days[localDay(game).getUTCDay()] ?? '';
}

/** `11 de junio de 2025` */
export function fullDay(game: Game): string {
  return `${shortDay(game)} de ${localDay(game).getUTCFullYear()}`;
}

/** `13:00`, where the site is read. */
export function hourOf({ kickOff, timeZone }: Game): string | null {
  return kickOff && wallClock(kickOff, timeZone).toISOString().slice(11, 16);
}

/** Whose hour it is: behind a figure (`a las 13:00 de Chile`) and alone (`hora de Chile`). */
const clocks: Record<string, { short: string; long: string }> = {
  'America/Costa_Rica': { short: 'de Costa Rica', long: 'hora de Costa Rica' },
  'America/Santiago': { short: 'de Chile', long: 'hora de Chile' },
  'America/New_York': { short: 'ET', long: 'hora del Este' },
};

export function clockOf({ timeZone }: Game): { short: string; long: string } {
  const clock = clocks[timeZone];
  if (!clock) throw new Error(`No words for the hour of ${timeZone}`);
  return clock;
}

/** `a la 1:00`, `a las 13:00` */
export function atHour(game: Game): string {
  const hour = hourOf(game);
  if (!hour) return '';
  return /^01:/.test(hour) ? `a la ${hour}` : `a las ${hour}`;
}
