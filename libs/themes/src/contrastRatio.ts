import { modeLrgb, modeRgb, parseHex, useMode, wcagContrast } from 'culori/fn';

// Two modes of thirty: this file is in what outside consumers of our components bundle.
useMode(modeRgb);
useMode(modeLrgb);

/** Contrast by WCAG 2, 1 to 21, in either order; `NaN` unless both are hex colours. */
export function contrastRatio(a: string, b: string): number {
  const [one, other] = [parseHex(a), parseHex(b)];
  return one && other ? wcagContrast(one, other) : Number.NaN;
}
