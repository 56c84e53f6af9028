import { describe, expect, it } from 'vitest';
import { readGlyphs } from './readGlyphs';

/** A table of characters in format 4 with one segment a line: from, to, delta, and its list of glyphs if any. */
function cmapOf(
  segments: readonly { from: number; to: number; delta: number; glyphs?: readonly number[] }[],
) {
  const size = 2 * segments.length;
  const lists = segments.flatMap(({ glyphs = [] }) => glyphs);
  const words = [4, 16 + 4 * size + 2 * lists.length, 0, size, 0, 0, 0];
  words.push(...segments.map(({ to }) => to), 0);
  words.push(...segments.map(({ from }) => from));
  words.push(...segments.map(({ delta }) => delta & 0xffff));
  // An offset is counted from its own place; the lists begin where the offsets end.
  words.push(...segments.map(({ glyphs }, n) => (glyphs ? size - 2 * n : 0)), ...lists);
  const head = Buffer.from([0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12]);
  const table = Buffer.alloc(2 * words.length);
  words.forEach((word, n) => table.writeUInt16BE(word, 2 * n));
  return new Map([['cmap', Buffer.concat([head, table])]]);
}

describe('the characters of a face', () => {
  it('have glyphs that follow each other', () => {
    const glyphs = readGlyphs(cmapOf([{ from: 0x41, to: 0x43, delta: -0x40 }]));

    expect([...glyphs]).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 3],
    ]);
  });

  it('have glyphs from a list, where zero is none', () => {
    const glyphs = readGlyphs(cmapOf([{ from: 0x41, to: 0x43, delta: 0, glyphs: [7, 0, 5] }]));

    expect([...glyphs]).toEqual([
      ['A', 7],
      ['C', 5],
    ]);
  });

  it('end where the table ends', () => {
    expect(readGlyphs(cmapOf([{ from: 0xffff, to: 0xffff, delta: 1 }])).size).toBe(0);
  });
});
