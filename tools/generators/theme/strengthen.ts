import { toHex, toOklch } from './oklch.ts';
import type { Scheme } from './recolour.ts';

export type ContrastPair = { on: string; behind: string; need: number };
type Ratio = (a: string, b: string) => number;

const step = 0.01;
const maxSteps = 200;

/**
 * Makes named colours darker or lighter until all pairs have enough contrast. Changes the background if the foreground
 * is not named, or is black or white already.
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
    const [first, second] = names.includes(faint.on) ? [faint.on, faint.behind] : [faint.behind, faint.on];
    const moved = moveAway(of(first), of(second));
    // White does not get lighter: what it stands on gets darker.
    if (moved === of(first)) colours[second] = moveAway(of(second), of(first));
    else colours[first] = moved;
  }
  return colours;
}

/** The colour itself, or the first that can be read as it gets darker and lighter. */
export function nearestReadable(colour: string, isReadable: (candidate: string) => boolean): string {
  const { l, ...rest } = toOklch(colour);
  for (let distance = 0; distance <= 1; distance += step) {
    const candidates =
      distance === 0 ? [colour] : [-distance, distance].map((by) => toHex({ ...rest, l: clamp(l + by) }));
    const found = candidates.find(isReadable);
    if (found !== undefined) return found;
  }
  return colour;
}

const clamp = (lightness: number) => Math.min(1, Math.max(0, lightness));

function moveAway(colour: string, other: string): string {
  const { l, ...rest } = toOklch(colour);
  const direction = l < toOklch(other).l ? -1 : 1;
  return toHex({ ...rest, l: clamp(l + direction * step) });
}
