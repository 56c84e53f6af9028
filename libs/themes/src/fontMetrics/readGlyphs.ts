import { requireTable } from './readTables';

/** The character map in format 4, which has all characters of our languages. */
function findFormat4(cmap: Buffer): Buffer {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) => cmap.readUInt32BE(8 + 8 * n));
  const offset = offsets.find((at) => cmap.readUInt16BE(at) === 4);
  if (offset === undefined) throw new Error('The face has no character table of format 4');
  return cmap.subarray(offset);
}

/** The glyph of a character: by delta, or from a list after the segment's entry. */
function glyphAt(table: Buffer, deltaAt: number, size: number, from: number, point: number): number {
  const delta = table.readUInt16BE(deltaAt);
  const rangeAt = deltaAt + size;
  const range = table.readUInt16BE(rangeAt);
  if (range === 0) return (point + delta) & 0xffff;
  const listed = table.readUInt16BE(rangeAt + range + 2 * (point - from));
  return listed === 0 ? 0 : (listed + delta) & 0xffff;
}

/** The glyph of every character of a face. */
export function readGlyphs(tables: ReadonlyMap<string, Buffer>): ReadonlyMap<string, number> {
  const table = findFormat4(requireTable(tables, 'cmap'));
  const size = table.readUInt16BE(6);
  const glyphs = new Map<string, number>();
  for (let at = 0; at < size; at += 2) {
    const to = table.readUInt16BE(14 + at);
    const from = table.readUInt16BE(16 + size + at);
    for (let point = from; point <= to && point < 0xffff; point++) {
      const glyph = glyphAt(table, 16 + 2 * size + at, size, from, point);
      if (glyph !== 0) glyphs.set(String.fromCodePoint(point), glyph);
    }
  }
  return glyphs;
}
