import type { PgTable } from 'drizzle-orm/pg-core';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

// The embedded database takes 32,767 parameters a statement; an article has about twenty.
const rowsAStatement = 500;

/** Inserts rows, however many. */
export async function insertAll<Table extends PgTable>(
  db: OriginDatabase,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAStatement) {
    await db.insert(table).values(rows.slice(at, at + rowsAStatement));
  }
}
