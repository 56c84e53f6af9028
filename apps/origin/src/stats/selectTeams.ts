import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { matches, teams } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { matchesName } from './matchesName.ts';
import type { TeamRow } from './selectMatches.ts';
import type { TeamsQuery } from './statsRequest.ts';

/** A page of the teams that fit every filter given, by Spanish name, and how many there are in all. */
export async function selectTeams(
  db: OriginDatabase,
  { search, kind, tournament, page, size }: TeamsQuery,
): Promise<{ teams: TeamRow[]; total: number }> {
  const filters: (SQL | undefined)[] = [
    search === undefined ? undefined : matchesName(teams, search),
    kind === undefined ? undefined : eq(teams.kind, kind),
    tournament === undefined ? undefined : inArray(teams.id, sidesOf(db, tournament)),
  ];
  const where = and(...filters);
  const found = await db
    .select()
    .from(teams)
    .where(where)
    .orderBy(asc(sql`lower(${teams.nameEs})`), asc(teams.key))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db.select({ total: count() }).from(teams).where(where);
  return { teams: found, total: counted?.total ?? 0 };
}

function sidesOf(db: OriginDatabase, tournamentId: string) {
  const ofTournament = eq(matches.tournamentId, tournamentId);
  return union(
    db.select({ id: matches.homeId }).from(matches).where(ofTournament),
    db.select({ id: matches.awayId }).from(matches).where(ofTournament),
  );
}
