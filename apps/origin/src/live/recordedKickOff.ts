import { sql } from 'drizzle-orm';
import { matches } from '../database/footballTables.ts';

/** The kick-off of a match in the data's time, wherever its timeline has been moved to. */
export const recordedKickOff = sql<Date>`coalesce(${matches.recordedAt}, ${matches.kickOff})`.mapWith(
  matches.kickOff,
);
