import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { ThemeFace } from '../faces/ThemeFace';
import { readFaceMetrics, type FaceMetrics } from '../fontMetrics/readFaceMetrics';
import { sampleText } from '../fontMetrics/sampleText';
import { locateFaceFile } from './locateFaceFile';

/** The metrics of a face, from its package. */
export async function readFace(face: ThemeFace): Promise<FaceMetrics> {
  const packed = await readFile(locateFaceFile(face, 'latin'));
  return readFaceMetrics(await subsetFont(packed, sampleText, { targetFormat: 'sfnt' }));
}
