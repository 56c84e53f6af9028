import { asc, eq } from 'drizzle-orm';
import { matchEvents } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

export type EventRow = typeof matchEvents.$inferSelect;

/** Everything known of a match, in the order it happened. */
export async function selectMatchEvents(db: OriginDatabase, matchId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(matchEvents)
    .where(eq(matchEvents.matchId, matchId))
    .orderBy(asc(matchEvents.position));
}
