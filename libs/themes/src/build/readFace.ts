import { readFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import type { ThemeFace } from '../faces/ThemeFace';
import type { FaceMetrics } from '../fontMetrics/measureFallback';
import { locateFaceFile } from './locateFaceFile';

/** Advance widths in em. */
function readAdvances(file: Buffer): FaceMetrics['advances'] {
  const font = create(file);
  if (font.isCollection) throw new Error('The file holds several faces');
  const widths = font.characterSet.map((point): [string, number] => [
    String.fromCodePoint(point),
    font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm,
  ]);
  return new Map(widths);
}

/** The metrics of a face, from its package. Capsize knows how wide letters are in English texts only. */
export async function readFace(face: ThemeFace): Promise<FaceMetrics> {
  const file = await readFile(locateFaceFile(face, 'latin'));
  const { ascent, descent, unitsPerEm } = await fromBuffer(file);
  return { ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm, advances: readAdvances(file) };
}
