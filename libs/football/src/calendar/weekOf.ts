import { addDays } from '@cancha/blocks/matches/addDays';

/** The week of a day, from its Monday to its Sunday. No zone has a say in it. */
export function weekOf(day: string): { from: string; to: string } {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(day, -sinceMonday);
  return { from, to: addDays(from, 6) };
}
