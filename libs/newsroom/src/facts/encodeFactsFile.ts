import { type Facts, type FactTable, factRecords } from './factRecords.ts';

/** What the first line of every facts file says. */
export const FACTS_FORMAT = 'cancha-facts 1';

/**
 * Writes facts as text: a table a block, its columns named once, one record a line so that diffs read well.
 * Empty tables are left out and trailing nulls dropped; the same facts always give the same bytes.
 */
export function encodeFactsFile(facts: Partial<Facts>): string {
  const tables = (Object.keys(factRecords) as FactTable[]).flatMap((table) => {
    const records = facts[table] ?? [];
    return records.length > 0 ? [encodeTable(table, records)] : [];
  });
  return `{"format":${JSON.stringify(FACTS_FORMAT)},"tables":{\n${tables.join(',\n')}\n}}\n`;
}

function encodeTable(table: FactTable, records: object[]): string {
  const columns = Object.keys(factRecords[table].shape);
  const rows = records.map((record) => JSON.stringify(encodeRow(columns, record)));
  return `${JSON.stringify(table)}:{"columns":${JSON.stringify(columns)},"rows":[\n${rows.join(',\n')}\n]}`;
}

function encodeRow(columns: string[], record: object): unknown[] {
  const cells = new Map<string, unknown>(Object.entries(record));
  const row = columns.map((column) => cells.get(column) ?? null);
  while (row.length > 0 && row.at(-1) === null) row.pop();
  return row;
}
