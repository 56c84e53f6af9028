import { and, eq, inArray } from 'drizzle-orm';
import { matches, matchEvents } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { FairPlayPoints } from '@cancha/stats/ranking/tieBreakerValue.ts';

/** The points each team lost by cards, by match. A match that is not in it has no known cards. */
export type ConductByMatch = ReadonlyMap<string, ReadonlyMap<string, number>>;

const cards = ['yellow', 'second-yellow', 'red'] as const;

// A second yellow card makes three with the first; a red one four, beside a yellow one five
const deductions: Readonly<Record<string, number>> = { yellow: -1, 'second-yellow': -2, red: -4 };

export async function selectConduct(db: OriginDatabase, tournamentId: string): Promise<ConductByMatch> {
  const { kind, side, matchId } = matchEvents;
  const rows = await db
    .select({ matchId, kind, side, homeId: matches.homeId, awayId: matches.awayId })
    .from(matchEvents)
    .innerJoin(matches, eq(matchId, matches.id))
    // Who tells the substitutions tells the cards too
    .where(and(eq(matches.tournamentId, tournamentId), inArray(kind, [...cards, 'substitution'])));
  const byMatch = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const teams = byMatch.get(row.matchId) ?? new Map<string, number>();
    byMatch.set(row.matchId, teams);
    const team = (row.side === 'home' ? row.homeId : row.awayId) ?? '';
    teams.set(team, (teams.get(team) ?? 0) + (deductions[row.kind] ?? 0));
  }
  return byMatch;
}

/** What the cards of these matches cost each team; `null` unless those of all are known. */
export function conductIn(matchIds: string[], conduct: ConductByMatch): FairPlayPoints {
  const total = new Map<string, number>();
  for (const id of matchIds) {
    const teams = conduct.get(id);
    if (!teams) return null;
    for (const [team, points] of teams) total.set(team, (total.get(team) ?? 0) + points);
  }
  return total;
}
