import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** A face as a theme names it. */
export type DrawnFace = { package: string; file: string; weight: number };

/** A letter in outlines: its path, drawn upwards in units of the face, and how far it is to the next. */
export type Glyph = { path: string; advance: number };

/** A face that can be drawn with: the letters of a text, side by side, with their kerning. */
export type OpenFace = (text: string) => Glyph[];

const require = createRequire(import.meta.url);

/** Opens a face for the letters of a text. */
export async function openFace(
  { package: name, file, weight }: DrawnFace,
  letters: string,
): Promise<OpenFace> {
  // It awaits at its top level, and Nx requires generators.
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs');
  const source = require.resolve(`${name}/files/${file}-latin-${weight}-normal.woff2`);
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
