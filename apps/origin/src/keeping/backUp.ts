import { sql } from 'drizzle-orm';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { writeBackupFile, type BackupRow } from './backupFile.ts';
import { readerData, type RowCounts } from './readerData.ts';

const rowsAtOnce = 2000;

/** Writes all that readers did to a file, as of one moment; others may write meanwhile. */
export async function backUp(db: OriginDatabase, file: string): Promise<RowCounts> {
  return db.transaction((tx) => writeBackupFile(file, new Date(), rowsOf(tx)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function* rowsOf(db: OriginDatabase): AsyncGenerator<BackupRow> {
  for (const { table } of readerData) {
    let after = '(0,0)';
    for (;;) {
      // By where they lie: that is an order any table has, and a next page costs no more than the first
      const page: unknown = await db.execute(sql`
        select ctid::text as place, to_jsonb(t) as row from ${sql.identifier(table)} t
        where ctid > ${after}::tid order by ctid limit ${rowsAtOnce}
      `);
      const { rows } = page as { rows: { place: string; row: Record<string, unknown> }[] };
      for (const { row } of rows) yield { table, row };
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtOnce) break;
      after = last.place;
    }
  }
}
