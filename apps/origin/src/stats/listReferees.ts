import { asc, eq, exists } from 'drizzle-orm';
import { matches, referees } from '../database/footballTables.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import type { RefereeListWire } from './refereeSchemas.ts';

/** Who refereed a match that is on record, by name. */
export async function listReferees(db: OriginDatabase): Promise<RefereeListWire> {
  const { id, name } = referees;
  const refereed = db.select({ id: matches.id }).from(matches).where(eq(matches.refereeId, id));
  return {
    referees: await db
      .select({ id, name })
      .from(referees)
      .where(exists(refereed))
      .orderBy(asc(name), asc(id)),
  };
}
