import { endOf, startOf } from './FactBook.ts';
import { spread } from './spread.ts';
import type { Game } from './Story.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Costa Rica keeps this distance to UTC all year; the desks of the sites work by it. */
const deskOffset = 6 * hour;

/** 20 to 40 minutes after the last whistle. */
export function afterMatch(game: Game): Date {
  return new Date(endOf(game).getTime() + (20 + spread(game.key, 21)) * minute);
}

/** Some time between eight and noon of the day before. */
export function dayBefore(game: Game): Date {
  return morning(new Date(startOf(game).getTime() - 24 * hour), game.key);
}

/** Some time between six and ten of the morning after. */
export function morningAfter(moment: Date, key: string): Date {
  return new Date(morning(new Date(moment.getTime() + 24 * hour), key).getTime() - 2 * hour);
}

function morning(day: Date, key: string): Date {
  const start = Math.floor((day.getTime() - deskOffset) / (24 * hour)) * 24 * hour + deskOffset;
  return new Date(start + 8 * hour + spread(key, 48) * 5 * minute);
}
