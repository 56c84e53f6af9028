import type { Game } from '../plan/Story.ts';

const zone = 'America/Costa_Rica';
const hourFormat = new Intl.DateTimeFormat('es-CR', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
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
const offset = 6 * 3_600_000;

/** The day of a match as its readers lived it: in Costa Rica's time where the hour is known. */
function localDay({ kickOff, day }: Game): Date {
  return kickOff ? new Date(kickOff.getTime() - offset) : new Date(`${day}T12:00:00Z`);
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

/** `13:00`, in Costa Rica. */
export function hourOf({ kickOff }: Game): string | null {
  return kickOff && hourFormat.format(kickOff);
}

/** `a la 1:00`, `a las 13:00` */
export function atHour(game: Game): string {
  const hour = hourOf(game);
  if (!hour) return '';
  return /^01:/.test(hour) ? `a la ${hour}` : `a las ${hour}`;
}
