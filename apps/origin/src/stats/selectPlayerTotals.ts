import { and, eq, gte } from 'drizzle-orm';
import { lineUps, matches, matchEvents } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

/** What a player did in one tournament, as far as it is known. */
export interface PlayerTotals {
  /** The matches he was on the pitch in. */
  appeared: Set<string>;
  started: number;
  goals: number;
  penalties: number;
  yellowCards: number;
  redCards: number;
}

export function noTotals(): PlayerTotals {
  return { appeared: new Set(), started: 0, goals: 0, penalties: 0, yellowCards: 0, redCards: 0 };
}

/** What a player did, by tournament. */
export async function selectPlayerTotals(
  db: OriginDatabase,
  playerId: string,
): Promise<Map<string, PlayerTotals>> {
  const { tournamentId, id: matchId } = matches;
  const starts = await db
    .select({ tournamentId, matchId })
    .from(lineUps)
    .innerJoin(matches, eq(lineUps.matchId, matches.id))
    // Below the first line is the bench
    .where(and(eq(lineUps.playerId, playerId), gte(lineUps.line, 0)));
  const events = await db
    .select({ tournamentId, matchId, kind: matchEvents.kind })
    .from(matchEvents)
    .innerJoin(matches, eq(matchEvents.matchId, matches.id))
    .where(eq(matchEvents.playerId, playerId));

  const byTournament = new Map<string, PlayerTotals>();
  const totalsIn = (tournament: string): PlayerTotals => {
    const totals = byTournament.get(tournament) ?? noTotals();
    byTournament.set(tournament, totals);
    return totals;
  };
  for (const start of starts) {
    const totals = totalsIn(start.tournamentId);
    totals.appeared.add(start.matchId);
    totals.started += 1;
  }
  for (const event of events) addEvent(totalsIn(event.tournamentId), event);
  return byTournament;
}

function addEvent(
  totals: PlayerTotals,
  { kind, matchId }: Pick<typeof matchEvents.$inferSelect, 'kind' | 'matchId'>,
): void {
  switch (kind) {
    case 'substitution':
      totals.appeared.add(matchId);
      break;
    case 'penalty':
      totals.penalties += 1;
      totals.goals += 1;
      break;
    case 'goal':
      totals.goals += 1;
      break;
    case 'yellow':
      totals.yellowCards += 1;
      break;
    case 'second-yellow':
    case 'red':
      totals.redCards += 1;
      break;
    case 'own':
    case 'kick-scored':
    case 'kick-missed':
      break;
  }
}
