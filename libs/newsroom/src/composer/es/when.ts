import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';
import type { Game } from '../plan/Story.ts';
import { saidOfGame } from '../saidOfGame.ts';

/** The day of a match as its readers lived it: by their own clocks where the hour is known. */
function say(game: Game, pattern: string): string {
  const { kickOff, day, timeZone } = game;
  return saidOfGame(game, pattern, () =>
    format(kickOff ?? day, pattern, { locale: es, in: tz(kickOff ? timeZone : 'UTC') }),
  );
}

/** `jueves 11 de junio` */
export const dayOf = (game: Game): string => say(game, "EEEE d 'de' MMMM");

/** `11 de junio` */
export const shortDay = (game: Game): string => say(game, "d 'de' MMMM");

/** `jueves` */
export const weekdayOf = (game: Game): string => say(game, 'EEEE');

/** `11 de junio de 2025` */
export const fullDay = (game: Game): string => say(game, "d 'de' MMMM 'de' y");

/** `13:00`, where the site is read. */
export const hourOf = (game: Game): string | null => game.kickOff && say(game, 'HH:mm');

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
