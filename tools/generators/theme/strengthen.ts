import { toHex, toOklch } from './oklch.ts';
import type { Scheme } from './recolour.ts';

export type ContrastPair = { on: string; behind: string; need: number };
type Ratio = (a: string, b: string) => number;

const step = 0.01;
const maxSteps = 200;

/**
 * Makes named colours darker or lighter until all pairs have enough contrast. Changes the background if the foreground
 * is not named.
 */
export function strengthen(
  scheme: Scheme,
  names: readonly string[],
  { pairs, ratio }: { pairs: readonly ContrastPair[]; ratio: Ratio },
): Scheme {
  const colours = { ...scheme };
  const of = (name: string) => colours[name] ?? '';
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const faint = pairs.find(({ on, behind, need }) => ratio(of(on), of(behind)) < need);
    if (!faint) break;
    const [moved, still] = names.includes(faint.on) ? [faint.on, faint.behind] : [faint.behind, faint.on];
    colours[moved] = moveAway(of(moved), of(still));
  }
  return colours;
}

function moveAway(colour: string, other: string): string {
  const { lightness, ...rest } = toOklch(colour);
  const direction = lightness < toOklch(other).lightness ? -1 : 1;
  return toHex({ ...rest, lightness: Math.min(1, Math.max(0, lightness + direction * step)) });
}
