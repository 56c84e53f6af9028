import { addDays } from '@cancha/blocks/matches/addDays';

/** The Monday of the week of a day. No zone has a say in it. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** The week of a day, from its Monday to its Sunday. */
export function weekOf(day: string): { from: string; to: string } {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}
