import { and, asc, count, desc, eq, inArray, or } from 'drizzle-orm';
import { paginationInfo } from '../content/pageQuery.ts';
import { matches } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { type Audience, mapMatchWire, mapTeamWire } from './mapMatchWire.ts';
import { type SelectedMatch, selectMatches } from './selectMatches.ts';
import { selectTeam } from './selectTeam.ts';
import type { TeamMatchesQuery } from './statsRequest.ts';
import { type Clock, coverageOf, selectTeamCoverage } from './selectCoverage.ts';
import type { TeamMatchesWire } from './teamSchemas.ts';

/** A page of the matches of a team. */
export async function loadTeamMatches(
  db: OriginDatabase,
  teamId: string,
  { status, tournaments, opponent, order, page, size }: TeamMatchesQuery,
  { audience, clock }: { audience: Audience; clock: Clock },
): Promise<TeamMatchesWire> {
  const team = await selectTeam(db, teamId);
  const where = and(
    or(eq(matches.homeId, teamId), eq(matches.awayId, teamId)),
    opponent === undefined ? undefined : or(eq(matches.homeId, opponent), eq(matches.awayId, opponent)),
    status && inArray(matches.status, status),
    tournaments && inArray(matches.tournamentId, tournaments),
  );
  const orderBy = order === 'latest' ? desc(matches.kickOff) : asc(matches.kickOff);
  const found = await selectMatches(db, where, { orderBy, limit: size, offset: (page - 1) * size });
  // Only the latest page of all that it played can tell how it fares
  const isLatest = order === 'latest' && page === 1 && !status;
  const [counted] = await db.select({ total: count() }).from(matches).where(where);
  return {
    team: mapTeamWire(team, audience),
    matches: found.map((match) => mapMatchWire(match, audience)),
    coverage: isLatest ? await latestCoverage(db, { teamId, tournaments, opponent }, found, clock) : null,
    paginationInfo: paginationInfo({ page, size }, counted?.total ?? 0),
  };
}

/** Of all that was asked for; else of the tournament of the last result, which says nothing of two teams. */
async function latestCoverage(
  db: OriginDatabase,
  { teamId, tournaments, opponent }: Pick<TeamMatchesQuery, 'tournaments' | 'opponent'> & { teamId: string },
  found: SelectedMatch[],
  clock: Clock,
): Promise<TeamMatchesWire['coverage']> {
  const listed = found.map(({ match }) => match);
  const last = listed.find(({ status, homeScore }) => status === 'played' && homeScore !== null);
  const rows = await selectTeamCoverage(db, teamId, last ? [last.tournamentId] : []);
  const statement = rows.find(({ tournamentId }) =>
    tournamentId === null ? !tournaments : opponent === undefined,
  );
  return statement ? coverageOf(statement, listed, clock) : null;
}
