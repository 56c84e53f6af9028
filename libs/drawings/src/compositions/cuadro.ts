import { block, fitHeight } from '../blockLetters.ts';
import { contrast, INK, legible, mix, PAPER, type Colour } from '../colours.ts';
import { kitAround, kitOf } from '../kits.ts';
import { isSquare, type Composition, type Scene } from '../Scene.ts';
import { band, disc, line, num, rect, star } from '../shapes.ts';

interface Box {
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Where its line begins, and the direction to the middle. */
  readonly inner: number;
  readonly d: 1 | -1;
}

/** Half of the teams stands on each side, from top to bottom. */
function boxesOf({ width, height, picture }: Scene<'cuadro'>): Box[] {
  const perSide = picture.teams.length / 2;
  const w = width * (perSide === 2 ? 0.28 : 0.25);
  const room = (height * 0.88) / perSide;
  const h = Math.min(room * 0.76, height * 0.3);
  return picture.teams.map((code, i): Box => {
    const left = i < perSide;
    const row = left ? i : i - perSide;
    const x = left ? width * 0.035 : width * 0.965 - w;
    return {
      code,
      x,
      y: height * 0.06 + room * (row + 0.5) - h / 2,
      w,
      h,
      inner: left ? x + w : x,
      d: left ? 1 : -1,
    };
  });
}

/** The line of one team to its next match; who went through is drawn in the warm colour. */
function wayIn(one: Box, rival: Box, width: number, four: boolean): string {
  const from = one.y + one.h / 2;
  const meet = (from + rival.y + rival.h / 2) / 2;
  const bend = one.inner + one.d * width * (four ? 0.055 : 0.045);
  const end = one.inner + one.d * width * (four ? 0.12 : 0.085);
  return `M${num(one.inner)} ${num(from)}H${num(bend)}V${num(meet)}H${num(end)}`;
}

function box(
  { code, x, y, w, h }: Box,
  kit: readonly [Colour, Colour],
  isOut: boolean,
  board: Colour,
): string {
  const [ground, tint] = kit;
  const size = fitHeight(code, w * 0.68, h * 0.52);
  const fill = isOut ? mix(board, ground, 0.35) : ground;
  const mark = contrast(fill, tint) > 1.3 ? tint : mix(fill, INK, 0.4);
  return [
    rect(x, y, w, h, fill),
    rect(x, y, w * 0.1, h, isOut ? mix(board, mark, 0.35) : mark),
    block(code, x + w * 0.55, y + h / 2 - size / 2, size, legible([fill]), {
      anchor: 'middle',
      weight: 1.55,
    }),
  ].join('');
}

/** Four or eight teams of a knock-out round, and who of them went on. */
export const cuadro: Composition<'cuadro'> = (scene) => {
  const { width, height, picture, brand } = scene;
  const board = brand[1];
  const hot = contrast(board, brand[0]) > 2.4 ? brand[0] : '#ffc400';
  const boxes = boxesOf(scene);
  const through = new Set(picture.through ?? []);
  const four = boxes.length === 4;
  const rivalOf = (i: number) => boxes[i ^ 1] ?? boxes[i];
  const ways = (wanted: boolean) =>
    boxes
      .map((one, i) => {
        const rival = rivalOf(i);
        return rival && through.has(one.code) === wanted ? wayIn(one, rival, width, four) : '';
      })
      .join('');
  const kit = (code: string, i: number) => {
    const given = picture.colors?.[i];
    return given === undefined ? kitOf(code) : kitAround(given);
  };
  // Of eight, two winners a side meet again before the middle.
  const rounds = four
    ? ''
    : [-1, 1]
        .map((d) => {
          const x = width / 2 - d * width * 0.12;
          return `M${num(x)} ${num(height * 0.28)}V${num(height * 0.72)}M${num(x)} ${num(height / 2)}H${num(width / 2)}`;
        })
        .join('');
  const join = four ? `M${num(width * 0.4)} ${num(height / 2)}H${num(width * 0.6)}` : '';
  const r = height * (isSquare(scene) ? 0.12 : four ? 0.19 : 0.14);
  const plain = mix(board, PAPER, 0.4);
  return [
    rect(0, 0, width, height, board),
    band(width * 0.5, width * 0.3, height, mix(board, PAPER, 0.07)),
    line(rounds + join + ways(false), plain, 8),
    line(ways(true), hot, 14, 'stroke-linejoin="round"'),
    disc(width / 2, height / 2, r, hot),
    star(width / 2, height / 2, r * 0.66, INK),
    ...boxes.map((one, i) => box(one, kit(one.code, i), through.size > 0 && !through.has(one.code), board)),
  ].join('');
};
