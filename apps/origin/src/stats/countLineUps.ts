import { and, count, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { lineUps, matches, matchEvents } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { goalKinds } from './selectMatches.ts';

export interface LineUpCount {
  /** Matches the team has played. */
  played: number;
  /** Those of them whose line-up is known. */
  known: number;
  /** Those of which every goal is known. */
  goalsKnown: number;
}

/** How much of what a team played is known to the man, by tournament. */
export async function countLineUps(
  db: OriginDatabase,
  teamId: string,
  tournamentIds: string[],
): Promise<Map<string, LineUpCount>> {
  const side = sql`case when ${matches.homeId} = ${teamId} then 'home' else 'away' end`;
  const lineUp = db
    .select()
    .from(lineUps)
    .where(and(eq(lineUps.matchId, matches.id), eq(lineUps.side, side)));
  const goals = db
    .select({ told: count() })
    .from(matchEvents)
    .where(and(eq(matchEvents.matchId, matches.id), inArray(matchEvents.kind, goalKinds)));
  const goalsTold = sql`(${goals})`;
  const rows = await db
    .select({
      id: matches.tournamentId,
      played: count(),
      known: sql<number>`(count(*) filter (where ${exists(lineUp)}))::int`,
      goalsKnown: sql<number>`(count(*) filter (where ${matches.homeScore} + ${matches.awayScore} = ${goalsTold}))::int`,
    })
    .from(matches)
    .where(
      and(
        or(eq(matches.homeId, teamId), eq(matches.awayId, teamId)),
        eq(matches.status, 'played'),
        inArray(matches.tournamentId, tournamentIds),
      ),
    )
    .groupBy(matches.tournamentId);
  return new Map(rows.map(({ id, ...counted }) => [id, counted]));
}
