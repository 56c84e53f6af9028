import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { FaceFile } from '../buildFontFaces';
import type { ThemeFace } from '../faces/ThemeFace';
import { locateFaceFile, type FacePart } from './locateFaceFile';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const lettersOf: Readonly<Record<FacePart, string>> = {
  /** Spanish, Portuguese and English, with typographic characters. */
  latin: range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽžŸ–—‘’“”…•€™−×′″→←',
  /** For foreign names: a second file, loaded only when a page needs it. */
  'latin-ext': range(0x100, 0x17f),
};

/** Writes a subset as woff2, with a hash in its name, and as ttf: drawing pictures on the server needs ttf. */
export async function subsetFace(face: ThemeFace, part: FacePart, folder: string): Promise<FaceFile> {
  const packed = await readFile(locateFaceFile(face, part));
  const unpacked = await subsetFont(packed, lettersOf[part], { targetFormat: 'sfnt' });
  const bytes = await subsetFont(unpacked, lettersOf[part], { targetFormat: 'woff2' });
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `${face.file}-${part}-${face.weight}.${mark}.woff2`;
  await writeFile(path.join(folder, name), bytes);
  await writeFile(path.join(folder, name.replace(/woff2$/, 'ttf')), unpacked);
  return { face, part, name, bytes: bytes.byteLength };
}
