import { and, asc, count, desc, eq, inArray, or } from 'drizzle-orm';
import { paginationInfo } from '../content/pageQuery.ts';
import { matches } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { type Audience, mapMatchWire, mapTeamWire } from './mapMatchWire.ts';
import { selectMatches } from './selectMatches.ts';
import { selectTeam } from './selectTeam.ts';
import type { TeamMatchesQuery } from './statsRequest.ts';
import type { TeamMatchesWire } from './teamSchemas.ts';

/** A page of the matches of a team. */
export async function loadTeamMatches(
  db: OriginDatabase,
  teamId: string,
  { status, tournaments, order, page, size }: TeamMatchesQuery,
  audience: Audience,
): Promise<TeamMatchesWire> {
  const team = await selectTeam(db, teamId);
  const where = and(
    or(eq(matches.homeId, teamId), eq(matches.awayId, teamId)),
    status && inArray(matches.status, status),
    tournaments && inArray(matches.tournamentId, tournaments),
  );
  const orderBy = order === 'latest' ? desc(matches.kickOff) : asc(matches.kickOff);
  const found = await selectMatches(db, where, { orderBy, limit: size, offset: (page - 1) * size });
  const [counted] = await db.select({ total: count() }).from(matches).where(where);
  return {
    team: mapTeamWire(team, audience),
    matches: found.map((match) => mapMatchWire(match, audience)),
    paginationInfo: paginationInfo({ page, size }, counted?.total ?? 0),
  };
}
