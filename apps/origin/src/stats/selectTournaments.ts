import { and, desc, eq, max, type SQL, sql } from 'drizzle-orm';
import { matches, tournaments } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { matchesName } from './matchesName.ts';
import { tournamentColumns, type TournamentRow } from './selectMatches.ts';
import type { TournamentsQuery } from './statsRequest.ts';

/** The tournaments that hold a match and fit every filter given, the latest first. */
export async function selectTournaments(
  db: OriginDatabase,
  { search, slug, season }: TournamentsQuery,
): Promise<TournamentRow[]> {
  const filters: (SQL | undefined)[] = [
    search === undefined ? undefined : matchesName(tournaments, search),
    slug === undefined ? undefined : eq(tournaments.slug, slug),
    season === undefined ? undefined : eq(tournaments.season, season),
  ];
  // One step into the index a tournament, in place of reading all matches
  const lastDay = sql`(${db
    .select({ day: max(matches.kickOff) })
    .from(matches)
    .where(eq(matches.tournamentId, tournaments.id))})`;
  return db
    .select(tournamentColumns)
    .from(tournaments)
    .where(and(sql`${lastDay} is not null`, ...filters))
    .orderBy(desc(lastDay), tournaments.key);
}
