import { desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { matches, teams } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { TeamRow } from './selectMatches.ts';

/** Whom a team has met or will meet, and in how many of the matches held; the most frequent first. */
export async function selectOpponents(
  db: OriginDatabase,
  teamId: string,
): Promise<{ team: TeamRow; matches: number }[]> {
  const { homeId, awayId } = matches;
  const met = unionAll(
    db.select({ id: awayId }).from(matches).where(eq(homeId, teamId)),
    db.select({ id: homeId }).from(matches).where(eq(awayId, teamId)),
  ).as('met');
  const times = sql<number>`count(*)::int`;
  // A side that is not known yet is nobody's opponent.
  const counted = await db
    .select({ id: sql<string>`${met.id}`.as('id'), times })
    .from(met)
    .where(isNotNull(met.id))
    .groupBy(met.id)
    .orderBy(desc(times), met.id);
  if (counted.length === 0) return [];
  const ids = counted.map(({ id }) => id);
  const rows = await db.select().from(teams).where(inArray(teams.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return counted.flatMap(({ id, times: held }) => {
    const team = byId.get(id);
    return team ? [{ team, matches: held }] : [];
  });
}
