import { endOf, startOf } from './FactBook.ts';
import { spread } from './spread.ts';
import { wallClock } from './wallClock.ts';
import type { Game } from './Story.ts';

const minute = 60_000;
const hour = 60 * minute;

/** 20 to 40 minutes after the last whistle. */
export function afterMatch(game: Game): Date {
  return new Date(endOf(game).getTime() + (20 + spread(game.key, 21)) * minute);
}

/** Some time between eight and noon of the day before, where the site is read. */
export function dayBefore(game: Game): Date {
  return morning(new Date(startOf(game).getTime() - 24 * hour), game.timeZone, game.key);
}

/** Some time between six and ten of the morning after a match, where the site is read. */
export function morningAfter(game: Game, key: string): Date {
  return new Date(
    morning(new Date(endOf(game).getTime() + 24 * hour), game.timeZone, key).getTime() - 2 * hour,
  );
}

function morning(moment: Date, timeZone: string, key: string): Date {
  const clock = wallClock(moment, timeZone);
  const sinceMidnight = clock.getTime() % (24 * hour);
  const midnight = moment.getTime() - (moment.getTime() % minute) - sinceMidnight;
  return new Date(midnight + 8 * hour + spread(key, 48) * 5 * minute);
}
