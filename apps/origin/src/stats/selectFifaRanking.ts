import { desc, eq, lte } from 'drizzle-orm';
import type { FifaRanking } from '@cancha/stats/ranking/tieBreakerValue.ts';
import { rankings } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

/** The FIFA ranking as it was published one day. */
export interface FifaRankingEdition {
  published: string;
  places: FifaRanking;
}

/** The latest edition there was on a day; `null` where none is held. */
export async function selectFifaRanking(
  db: OriginDatabase,
  day: string | null,
): Promise<FifaRankingEdition | null> {
  if (day === null) return null;
  const [latest] = await db
    .select({ published: rankings.published })
    .from(rankings)
    .where(lte(rankings.published, day))
    .orderBy(desc(rankings.published))
    .limit(1);
  if (!latest) return null;
  const rows = await db.select().from(rankings).where(eq(rankings.published, latest.published));
  return { ...latest, places: new Map(rows.map(({ teamId, position }) => [teamId, position])) };
}
