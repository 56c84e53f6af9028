import { and, eq, gte } from 'drizzle-orm';
import { lineUps, matches, matchEvents } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

/** What a player did in one tournament, as far as it is known. */
export interface Deeds {
  /** The matches he was on the pitch in. */
  appeared: Set<string>;
  started: number;
  goals: number;
  penalties: number;
  yellowCards: number;
  redCards: number;
}

export function noDeeds(): Deeds {
  return { appeared: new Set(), started: 0, goals: 0, penalties: 0, yellowCards: 0, redCards: 0 };
}

/** What a player did, by tournament. */
export async function selectDeeds(db: OriginDatabase, playerId: string): Promise<Map<string, Deeds>> {
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

  const byTournament = new Map<string, Deeds>();
  const deedsIn = (tournament: string): Deeds => {
    const deeds = byTournament.get(tournament) ?? noDeeds();
    byTournament.set(tournament, deeds);
    return deeds;
  };
  for (const start of starts) {
    const deeds = deedsIn(start.tournamentId);
    deeds.appeared.add(start.matchId);
    deeds.started += 1;
  }
  for (const event of events) addEvent(deedsIn(event.tournamentId), event);
  return byTournament;
}

function addEvent(
  deeds: Deeds,
  { kind, matchId }: Pick<typeof matchEvents.$inferSelect, 'kind' | 'matchId'>,
): void {
  switch (kind) {
    case 'substitution':
      deeds.appeared.add(matchId);
      break;
    case 'penalty':
      deeds.penalties += 1;
      deeds.goals += 1;
      break;
    case 'goal':
      deeds.goals += 1;
      break;
    case 'yellow':
      deeds.yellowCards += 1;
      break;
    case 'second-yellow':
    case 'red':
      deeds.redCards += 1;
      break;
    case 'own':
    case 'kick-scored':
    case 'kick-missed':
      break;
  }
}
