import { tz } from '@date-fns/tz';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { startOfDay } from 'date-fns/startOfDay';
import { subHours } from 'date-fns/subHours';
import { endOf, startOf } from './FactBook.ts';
import { spread } from './spread.ts';
import type { Game } from './Story.ts';

/** 20 to 40 minutes after the last whistle. */
export const afterMatch = (game: Game): Date => addMinutes(endOf(game), 20 + spread(game.key, 21));

/** Some time between eight and noon of the day before, where the site is read. */
export const dayBefore = (game: Game): Date => morning(subHours(startOf(game), 24), 8, game, game.key);

/** Some time between six and ten of the morning after a match, where the site is read. */
export const morningAfter = (game: Game, key: string): Date =>
  morning(addHours(endOf(game), 24), 6, game, key);

/** Within four hours from an hour of that day on. */
function morning(moment: Date, hour: number, { timeZone }: Game, key: string): Date {
  const midnight = startOfDay(moment, { in: tz(timeZone) });
  return addMinutes(new Date(midnight.getTime()), hour * 60 + spread(key, 48) * 5);
}
