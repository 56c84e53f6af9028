import { sql } from 'drizzle-orm';
import { DatabaseStateError } from '../database/DatabaseStateError.ts';
import type { OriginDatabase } from '../database/OriginDatabase.ts';
import { readBackupFile, type BackupRow } from './backupFile.ts';
import { readerData, type ReaderTable, type RowCounts } from './readerData.ts';

const rowsAtOnce = 500;

/**
 * Puts what a backup has into a filled database in which no reader has done anything yet: all of it or, on an error,
 * nothing. Polls and forms that the seed brings stay as they are. Gives what was added.
 */
export async function restore(db: OriginDatabase, file: string): Promise<RowCounts> {
  return db.transaction(async (tx) => {
    await assertIsFresh(tx);
    const added: RowCounts = {};
    let batch: BackupRow[] = [];
    const flush = async () => {
      const [first] = batch;
      if (first) added[first.table] = (added[first.table] ?? 0) + (await insert(tx, first.table, batch));
      batch = [];
    };
    for await (const row of readBackupFile(file)) {
      if (batch.length === rowsAtOnce || batch[0]?.table !== row.table) await flush();
      batch.push(row);
    }
    await flush();
    for (const { table, ...kind } of readerData) if ('isReaders' in kind) await moveOnIds(tx, table);
    return added;
  });
}

async function assertIsFresh(db: OriginDatabase): Promise<void> {
  if ((await count(db, 'sites')) === 0) {
    throw new DatabaseStateError(
      'The database is not filled. Start the origin on it once, stop it, and try again.',
    );
  }
  for (const { table, ...kind } of readerData) {
    if (!('isReaders' in kind) || (await count(db, table)) === 0) continue;
    throw new DatabaseStateError(
      `The database has rows in ${table} already. A backup is restored to one in which no reader has done anything.`,
    );
  }
}

async function count(db: OriginDatabase, table: ReaderTable | 'sites'): Promise<number> {
  const [row] = await rowsOf<{ rows: number }>(
    db,
    sql`select count(*)::int as rows from ${sql.identifier(table)}`,
  );
  return row?.rows ?? 0;
}

/** Of an older backup a row may lack columns: they get their defaults. */
async function insert(db: OriginDatabase, table: ReaderTable, batch: readonly BackupRow[]): Promise<number> {
  const names = Object.keys(batch[0]?.row ?? {}).map((name) => sql.identifier(name));
  const columns = sql.join(names, sql`, `);
  const rows = JSON.stringify(batch.map(({ row }) => row));
  const stored = await rowsOf(
    db,
    sql`insert into ${sql.identifier(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${rows}::jsonb)
      on conflict ${onConflict[table] ?? sql`do nothing`} returning 1`,
  );
  return stored.length;
}

const onConflict: Partial<Record<ReaderTable, ReturnType<typeof sql>>> = {
  // Of whatever was counted since the start the larger figure is as good
  article_views: sql`(site, article_id, day) do update set views = greatest(article_views.views, excluded.views)`,
};

/** What comes next is numbered after what was restored. */
async function moveOnIds(db: OriginDatabase, table: ReaderTable): Promise<void> {
  await db.execute(sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.identifier(table)}), 1))
  `);
}

/** Both drivers answer so; the types know neither. */
async function rowsOf<Row>(db: OriginDatabase, query: ReturnType<typeof sql>): Promise<Row[]> {
  const answer: unknown = await db.execute(query);
  return (answer as { rows: Row[] }).rows;
}
