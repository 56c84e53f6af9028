import type { SourceInternational } from './sourceTypes.ts';

/**
 * The matchday of each match of one table, by id, in the order of the days. None at all where the order does not tell:
 * where two teams meet that have not played as many before.
 */
export function matchdaysOf(matches: readonly SourceInternational[]): Map<string, number> {
  const played = new Map<string, number>();
  const days = new Map<string, number>();
  for (const { id, home, away } of matches.toSorted((one, other) => (one.date < other.date ? -1 : 1))) {
    const day = (played.get(home) ?? 0) + 1;
    if (day !== (played.get(away) ?? 0) + 1) return new Map();
    played.set(home, day).set(away, day);
    days.set(id, day);
  }
  return days;
}
