import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

export type DrawnFace = { package: string; file: string; weight: number };

/** The letters of a text with kerning: outlines in units of the face, y upwards, and advance widths. */
export type OpenFace = (text: string) => { path: string; advance: number }[];

const require = createRequire(import.meta.url);

/** Opens a face for the letters of a text. */
export async function openFace(face: DrawnFace, letters: string): Promise<OpenFace> {
  // It has a top-level await, and Nx loads generators with `require`.
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs');
  const source = require.resolve(`${face.package}/files/${face.file}-latin-${face.weight}-normal.woff2`);
  const bytes = await subsetFont(await readFile(source), letters, { targetFormat: 'sfnt' });
  const font = new Font(new Face(new Blob(bytes)));
  return (text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, i) => ({
      path: font.glyphToPath(codepoint),
      advance: positions[i]?.xAdvance ?? 0,
    }));
  };
}
