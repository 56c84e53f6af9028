import { and, eq, inArray } from 'drizzle-orm';
import { matches, matchEvents } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

export interface Cards {
  yellow_cards: number | null;
  red_cards: number | null;
}

/** Who tells the substitutions of a match tells its cards too. */
export const cardEvents: (typeof matchEvents.$inferSelect)['kind'][] = [
  'yellow',
  'second-yellow',
  'red',
  'substitution',
];

/** The cards of a team in these matches; null unless those of all are known. */
export async function selectCards(db: OriginDatabase, teamId: string, matchIds: string[]): Promise<Cards> {
  const { kind, side, matchId } = matchEvents;
  const rows = await db
    .select({ matchId, kind, side, homeId: matches.homeId })
    .from(matchEvents)
    .innerJoin(matches, eq(matchId, matches.id))
    .where(and(inArray(matchId, matchIds), inArray(kind, cardEvents)));
  const known = new Set(rows.map((row) => row.matchId));
  if (known.size < matchIds.length) return { yellow_cards: null, red_cards: null };
  const own = rows.filter((row) => (row.side === 'home') === (row.homeId === teamId));
  return {
    yellow_cards: own.filter((row) => row.kind === 'yellow').length,
    red_cards: own.filter((row) => row.kind === 'second-yellow' || row.kind === 'red').length,
  };
}
