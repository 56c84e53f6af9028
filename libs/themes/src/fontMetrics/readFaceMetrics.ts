import { readGlyphs } from './readGlyphs';
import { readTables, requireTable } from './readTables';

/** In em. */
export type FaceMetrics = {
  ascent: number;
  descent: number;
  /** Advance width of each character. */
  advances: ReadonlyMap<string, number>;
};

/** Bit of `OS/2.fsSelection`: use the typographic metrics, not those of `hhea`. */
const useTypographic = 1 << 7;

function readVertical(tables: ReadonlyMap<string, Buffer>): { ascent: number; descent: number } {
  const os2 = requireTable(tables, 'OS/2');
  const hhea = requireTable(tables, 'hhea');
  const [table, at] = os2.readUInt16BE(62) & useTypographic ? [os2, 68] : [hhea, 4];
  return { ascent: table.readInt16BE(at), descent: -table.readInt16BE(at + 2) };
}

/** Reads the metrics browsers use, from an uncompressed font file. */
export function readFaceMetrics(sfnt: Buffer): FaceMetrics {
  const tables = readTables(sfnt);
  const em = requireTable(tables, 'head').readUInt16BE(18);
  const { ascent, descent } = readVertical(tables);
  const hmtx = requireTable(tables, 'hmtx');
  // Further glyphs have the width of the last entry.
  const last = requireTable(tables, 'hhea').readUInt16BE(34) - 1;
  const advances = Array.from(
    readGlyphs(tables),
    ([letter, glyph]) => [letter, hmtx.readUInt16BE(4 * Math.min(glyph, last)) / em] as const,
  );
  return { ascent: ascent / em, descent: descent / em, advances: new Map(advances) };
}
