/** The tables of an uncompressed font file (`.ttf`, `.otf`), by tag. */
export function readTables(sfnt: Buffer): ReadonlyMap<string, Buffer> {
  const count = sfnt.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, n) => sfnt.subarray(12 + 16 * n, 28 + 16 * n));
  return new Map(
    records.map((record) => {
      const from = record.readUInt32BE(8);
      return [record.toString('latin1', 0, 4), sfnt.subarray(from, from + record.readUInt32BE(12))];
    }),
  );
}

export function requireTable(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The face has no table ${tag}`);
  return table;
}
