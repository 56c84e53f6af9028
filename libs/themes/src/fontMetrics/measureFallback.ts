import { usesBoldFallback } from '../faces/faceStack';
import type { FallbackMetrics } from '../faces/ThemeFace';
import { arialAdvances } from './arialAdvances';
import { sampleText } from './sampleText';

/** In em. */
export type FaceMetrics = {
  ascent: number;
  descent: number;
  /** Advance width of each character. */
  advances: ReadonlyMap<string, number>;
};

function lengthOf(advances: ReadonlyMap<string, number>): number {
  return [...sampleText].reduce((sum, letter) => {
    const advance = advances.get(letter);
    if (advance === undefined) throw new Error(`Nothing is known of “${letter}”`);
    return sum + advance;
  }, 0);
}

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/** Scales Arial so that the sample text is as long and as tall as in the face. */
export function measureFallback({ ascent, descent, advances }: FaceMetrics, weight: number): FallbackMetrics {
  const arial = arialAdvances[usesBoldFallback(weight) ? 'bold' : 'regular'];
  const stretch = lengthOf(advances) / lengthOf(arial);
  return {
    sizeAdjust: percent(stretch),
    ascent: percent(ascent / stretch),
    descent: percent(descent / stretch),
  };
}
