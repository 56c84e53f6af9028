import type { Colour } from './colours.ts';
import { group, line, num } from './shapes.ts';

export interface CrowdBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** People of one tint at random places of a row: dots without length, round caps make them heads. */
function scattered(from: number, y: number, width: number, pitch: number, next: () => number): string {
  const dots = [`M${num(from)} ${num(y)}h0`];
  for (let sum = 0; sum < width;) {
    const step = pitch * (1 + Math.floor(next() * 5));
    dots.push(`m${num(step)} 0h0`);
    sum += step;
  }
  return dots.join('');
}

/**
 * Halftone crowd: one dotted stroke a row, larger towards the reader. The first colour is everybody's,
 * the others are people among them. `pitch` is the distance of two heads in the middle.
 */
export function crowd(box: CrowdBox, colours: readonly Colour[], next: () => number, pitch = 22): string {
  const [everybody = 'none', ...others] = colours;
  const rows: string[] = [];
  let y = box.y;
  for (let row = 0; y < box.y + box.h; row++) {
    const depth = (y - box.y) / box.h;
    const step = pitch * (0.62 + 0.62 * depth);
    const size = step * (0.5 + 0.38 * depth);
    const from = box.x - (row % 2) * (step / 2);
    const everyone = `M${num(from)} ${num(y)}H${num(box.x + box.w)}`;
    rows.push(line(everyone, everybody, size, `stroke-dasharray="0 ${num(step)}"`));
    for (const tint of others) rows.push(line(scattered(from, y, box.w, step, next), tint, size));
    y += step * 0.86;
  }
  return group(rows.join(''), 'stroke-linecap="round"');
}
