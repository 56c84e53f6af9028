import { block, fitHeight } from '../blockLetters.ts';
import { contrast, INK, isDark, legible, mix, PAPER, type Colour } from '../colours.ts';
import type { Composition, Scene } from '../Scene.ts';
import { band, disc, group, line, num, path, rect, type Point } from '../shapes.ts';

type Result = 1 | 0 | -1;

/** One step up for a win, one down for a defeat, within the picture whatever the run. */
function placesOf({ width, height, picture }: Scene<'racha'>, r: number): Point[] {
  let level = 0;
  const levels = picture.results.map((result) => (level += result));
  const [low, high] = [Math.min(0, ...levels), Math.max(0, ...levels)];
  const rise = Math.min((height - 2 * r - height * 0.14) / Math.max(high - low, 1), r * 1.35);
  const middle = height * 0.5 + ((high + low) / 2) * rise;
  const step = (width - 2 * r - width * 0.1) / Math.max(levels.length - 1, 1);
  return levels.map((at, i): Point => [width * 0.05 + r + step * i, middle - at * rise]);
}

/** Form is shape and letter: a circle for a win, a square for a draw, a pennant for a defeat. */
function token(
  result: Result,
  letter: string,
  [x, y]: Point,
  r: number,
  fills: Record<Result, Colour>,
  rim: Colour,
): string {
  const fill = fills[result];
  const edge = `stroke="${rim}" stroke-width="7"`;
  const pennant = `M${num(x - r * 0.86)} ${num(y - r * 0.86)}H${num(x + r * 0.86)}V${num(y + r * 0.5)}L${num(x)} ${num(y + r * 1.1)}L${num(x - r * 0.86)} ${num(y + r * 0.5)}Z`;
  const shape = {
    1: disc(x, y, r, fill, edge),
    0: rect(x - r * 0.84, y - r * 0.84, r * 1.68, r * 1.68, fill, edge),
    [-1]: path(pennant, fill, edge),
  }[result];
  const size = fitHeight(letter, r * 1.1, r * 1.12);
  return shape + block(letter, x, y - size / 2, size, legible([fill]), { anchor: 'middle', weight: 1.65 });
}

/** A run of results as a way up or down, the newest on the right. */
export const racha: Composition<'racha'> = (scene) => {
  const { width, height, picture, home } = scene;
  const [ground, tint] = home;
  const shade = mix(ground, INK, isDark(ground) ? 0.25 : 0.08);
  const ink = isDark(ground) ? PAPER : INK;
  const r = Math.min(height * 0.19, (width * 0.9) / picture.results.length / 2);
  const places = placesOf(scene, r);
  const fills: Record<Result, Colour> = {
    1: contrast(ground, tint) > 1.8 ? tint : ink,
    0: mix(ground, ink, 0.5),
    [-1]: isDark(ground) ? INK : mix(ground, INK, 0.75),
  };
  const [win = 'G', draw = 'E', defeat = 'P'] = [...(picture.letters ?? 'GEP')];
  const letters: Record<Result, string> = { 1: win, 0: draw, [-1]: defeat };
  const way = places.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
  const first = places[0] ?? [0, 0];
  const last = places.at(-1) ?? first;
  const area = `${way}L${num(last[0])} ${num(height)}H${num(first[0])}Z`;
  const shelves = [1, 2, 3, 4, 5].map((i) => rect(0, (height / 6) * i, width, 3, ink));
  return [
    rect(0, 0, width, height, ground),
    band(width * 0.8, width * 0.3, height, shade),
    group(shelves.join(''), 'opacity=".13"'),
    path(area, shade),
    line(way, ink, r * 0.3, 'stroke-linejoin="round"'),
    ...picture.results.map((result, i) => token(result, letters[result], places[i] ?? first, r, fills, ink)),
  ].join('');
};
