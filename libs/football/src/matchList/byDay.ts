import type { Match } from '@cancha/stats/match/Match';

export type MatchDay = { day: string; matches: readonly Match[] };

/** Matches by their days, in the order of these. */
export function byDay(matches: readonly Match[], dayOf: (match: Match) => string): MatchDay[] {
  const days = new Map<string, Match[]>();
  for (const match of matches) days.set(dayOf(match), [...(days.get(dayOf(match)) ?? []), match]);
  return [...days].sort(([a], [b]) => a.localeCompare(b)).map(([day, own]) => ({ day, matches: own }));
}
