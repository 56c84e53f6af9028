import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OriginDatabase } from './OriginDatabase.ts';

/**
 * Lets the planner know how many rows the tables hold. The embedded database never counts them by itself, and
 * without the counts it passes the indexes by: a page of a section took a hundred times as long.
 */
export async function countRows(
  db: Pick<OriginDatabase, 'execute'>,
  tables: readonly PgTable[],
): Promise<void> {
  for (const table of tables) await db.execute(sql`analyze ${table}`);
}
