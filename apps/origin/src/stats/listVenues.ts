import { asc, eq, exists } from 'drizzle-orm';
import { matches, venues } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { VenueListWire } from './venueSchemas.ts';

/** The grounds of which a match is on record, by name. */
export async function listVenues(db: OriginDatabase): Promise<VenueListWire> {
  const { id, name, city } = venues;
  const played = db.select({ id: matches.id }).from(matches).where(eq(matches.venueId, id));
  return {
    venues: await db
      .select({ id, name, city })
      .from(venues)
      .where(exists(played))
      .orderBy(asc(name), asc(id)),
  };
}
