import { z } from 'zod';
import { FACTS_FORMAT } from './encodeFactsFile.ts';
import { type Facts, type FactTable, factRecords, noFacts } from './factRecords.ts';

const tableSchema = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())) });
const tableNames = z.enum(Object.keys(factRecords) as [FactTable, ...FactTable[]]);
const fileSchema = z.object({
  format: z.literal(FACTS_FORMAT),
  tables: z.partialRecord(tableNames, tableSchema),
});

/**
 * Reads one facts file.
 * @param text what the file holds
 * @param name the file's name, for the message
 * @throws Error that names the file, the table and the row at fault
 */
export function decodeFactsFile(text: string, name: string): Facts {
  const file = fileSchema.parse(JSON.parse(text));
  const decode = <Table extends FactTable>(table: Table): Facts[Table] =>
    decodeTable(table, file.tables[table], name);
  return {
    teams: decode('teams'),
    clubColours: decode('clubColours'),
    venues: decode('venues'),
    tournaments: decode('tournaments'),
    stages: decode('stages'),
    zones: decode('zones'),
    entries: decode('entries'),
    matches: decode('matches'),
    coverage: decode('coverage'),
    rankings: decode('rankings'),
    events: decode('events'),
    lineUps: decode('lineUps'),
    statistics: decode('statistics'),
    players: decode('players'),
  };
}

function decodeTable<Table extends FactTable>(
  table: Table,
  encoded: z.output<typeof tableSchema> | undefined,
  name: string,
): Facts[Table] {
  if (!encoded) return noFacts()[table];
  const records = encoded.rows.map((row, at) => {
    // A row ends at its last known cell
    const cells = encoded.columns.map((column, index) => [column, row[index] ?? null] as const);
    const parsed = factRecords[table].safeParse(Object.fromEntries(cells));
    if (!parsed.success) {
      throw new Error(`${name}: ${table}, row ${at + 1}: ${z.prettifyError(parsed.error)}`);
    }
    return parsed.data;
  });
  return records as Facts[Table];
}
