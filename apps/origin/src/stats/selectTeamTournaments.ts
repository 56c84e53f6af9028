import { desc, eq, inArray, max, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { matches, squadPlayers, tournaments } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { readCoaches } from '../seed/storedRules.ts';
import type { TournamentRow } from './selectMatches.ts';

export interface TeamTournament {
  tournament: TournamentRow;
  coach: string | null;
  /** Whether the players named for it are known. */
  hasSquad: boolean;
}

/** The tournaments a team plays in, the latest first. */
export async function selectTeamTournaments(db: OriginDatabase, teamId: string): Promise<TeamTournament[]> {
  const { tournamentId, kickOff } = matches;
  const played = unionAll(
    db.select({ tournamentId, kickOff }).from(matches).where(eq(matches.homeId, teamId)),
    db.select({ tournamentId, kickOff }).from(matches).where(eq(matches.awayId, teamId)),
  ).as('played');
  const latest = await db
    .select({ id: played.tournamentId })
    .from(played)
    .groupBy(played.tournamentId)
    .orderBy(desc(max(played.kickOff)));
  const ids = latest.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ tournament: tournaments, hasSquad: hasSquad(teamId) })
    .from(tournaments)
    .where(inArray(tournaments.id, ids));
  const byId = new Map(rows.map((row) => [row.tournament.id, row]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (!found) return [];
    const { rules, ...tournament } = found.tournament;
    return [{ tournament, coach: readCoaches(rules)[teamId] ?? null, hasSquad: found.hasSquad }];
  });
}

function hasSquad(teamId: string) {
  return sql<boolean>`exists (select 1 from ${squadPlayers}
    where ${squadPlayers.tournamentId} = ${tournaments.id} and ${squadPlayers.teamId} = ${teamId})`;
}
