import type { Match } from '@cancha/stats/match/Match';

export type MatchDay = { day: string; matches: readonly Match[] };

/** Matches by their days, in the order of these. */
export function byDay(matches: readonly Match[], dayOf: (match: Match) => string): MatchDay[] {
  const days = Map.groupBy(matches, dayOf);
  return [...days].sort(([a], [b]) => a.localeCompare(b)).map(([day, own]) => ({ day, matches: own }));
}
