import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OriginDatabase } from '../database/OriginDatabase.ts';

/** Rows a statement: enough to be quick, and some hundred kilobytes of text. */
const rowsAStatement = 1000;

/** Inserts rows, however many. As one JSON text a statement: with a parameter for each value it takes twice as long. */
export async function insertAll<Table extends PgTable>(
  db: Pick<OriginDatabase, 'execute'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  type Row = Table['$inferInsert'];
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, { generated }]) => !generated && rows.some((row) => row[key as keyof Row] !== undefined),
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (let at = 0; at < rows.length; at += rowsAStatement) {
    const records = rows
      .slice(at, at + rowsAStatement)
      .map((row) =>
        Object.fromEntries(
          columns.map(([key, column]) => [column.name, row[key as keyof Row] ?? column.default ?? null]),
        ),
      );
    await db.execute(
      sql`insert into ${table} (${names})
        select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`,
    );
  }
}
