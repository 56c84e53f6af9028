import { accentReach, block, fitHeight } from '../blockLetters.ts';
import { INK, isDark, mix, PAPER, type Colour } from '../colours.ts';
import { crowd } from '../crowd.ts';
import { figure } from '../figure.ts';
import { groundBeside } from '../kits.ts';
import { isNarrow, isSquare, type Composition, type Scene } from '../Scene.ts';
import { poly, rect, type Point } from '../shapes.ts';

const GRASS = '#1f8a4c';
const WALL = '#182132';

/** The bright end of the tunnel. */
interface Mouth {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function mouthOf(scene: Scene<'tunel'>): Mouth {
  const { width, height } = scene;
  const half = isSquare(scene) ? 0.34 : isNarrow(scene) ? 0.29 : 0.25;
  return {
    left: width * (0.5 - half),
    right: width * (0.5 + half),
    top: height * 0.25,
    bottom: height * 0.66,
  };
}

/** Walls in the colours of the two sides, floor and ceiling, all towards the mouth. */
function walls({ width, height }: Scene<'tunel'>, mouth: Mouth, left: Colour, right: Colour): string {
  const { left: x1, right: x2, top, bottom } = mouth;
  const between = (a: Point, b: Point, share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  const wall = (side: 0 | 1, from: number, to: number, fill: Colour) => {
    const edge = side === 0 ? 0 : width;
    const inner = side === 0 ? x1 : x2;
    const at = (share: number): Point => between([edge, -height * 0.1], [edge, height * 1.1], share);
    const end = (share: number): Point => [inner, top + (bottom - top) * share];
    return poly([at(from), end(from), end(to), at(to)], fill);
  };
  return [
    poly(
      [
        [0, height * 1.1],
        [x1, bottom],
        [x2, bottom],
        [width, height * 1.1],
      ],
      mix(WALL, PAPER, 0.3),
    ),
    wall(0, 0, 1, WALL),
    wall(1, 0, 1, WALL),
    wall(0, 0.3, 0.78, left),
    wall(1, 0.3, 0.78, right),
    wall(0, 0.84, 0.87, left),
    wall(1, 0.84, 0.87, right),
  ].join('');
}

/** Lamps of the ceiling, larger towards the reader. */
function lamps(width: number, mouth: Mouth): string {
  return [0.12, 0.42, 0.78]
    .map((near) => {
      const y = mouth.top * (1 - near) - 20 * near;
      const [w, h] = [width * (0.07 + 0.16 * near), 7 + 15 * near];
      return poly(
        [
          [width / 2 - w / 2, y],
          [width / 2 + w / 2, y],
          [width / 2 + w * 0.6, y - h],
          [width / 2 - w * 0.6, y - h],
        ],
        PAPER,
        'opacity=".85"',
      );
    })
    .join('');
}

/** Light, stand and pitch as seen from inside. */
function outside(mouth: Mouth, kit: readonly Colour[], next: () => number): string {
  const { left, right, top, bottom } = mouth;
  const [w, h] = [right - left, bottom - top];
  const sky = mix(PAPER, '#7fb6e6', 0.45);
  return [
    rect(left, top, w, h, sky),
    crowd(
      { x: left + 6, y: top + h * 0.42, w: w - 12, h: h * 0.24 },
      [mix(INK, sky, 0.35), ...kit],
      next,
      11,
    ),
    rect(left, top + h * 0.68, w, h * 0.32, GRASS),
    rect(left, top + h * 0.72, w, 4, PAPER),
  ].join('');
}

/** The two sides walking out, seen from behind, cut by the lower edge. */
function players(scene: Scene<'tunel'>, shirts: readonly [Colour, Colour]): string {
  const { width, height, picture } = scene;
  const scale = isSquare(scene) ? 2.2 : 2.5;
  const put = (side: 0 | 1, share: number, number?: number) => {
    const shirt = shirts[side];
    const shorts = mix(shirt, INK, isDark(shirt) ? 0.4 : 0.22);
    return figure('sale', width * share - 50 * scale, height * 0.25 + side * 14, scale, {
      shirt,
      shorts,
      skin: INK,
      number,
    });
  };
  const narrow = isNarrow(scene);
  if (picture.teams.length < 2) return put(0, 0.5, picture.number);
  return put(0, narrow ? 0.3 : 0.37, picture.number) + put(1, narrow ? 0.7 : 0.63);
}

/** The word on a lit board over the mouth, in place of the lamps. */
function sign({ width, height }: Scene<'tunel'>, word: string, mouth: Mouth): string {
  const w = mouth.right - mouth.left;
  const reach = accentReach(word);
  const size = fitHeight(word, w * 0.88, (height * 0.1) / (1 + reach));
  return (
    rect(mouth.left, height * 0.025, w, height * 0.15, PAPER) +
    block(word, width / 2, height * 0.1 - (size * (1 - reach)) / 2, size, INK, {
      anchor: 'middle',
      weight: 1.5,
    })
  );
}

/** Minutes before kick-off: out of the dark on to the pitch. */
export const tunel: Composition<'tunel'> = (scene) => {
  const { width, height, picture, home, away, next } = scene;
  const mouth = mouthOf(scene);
  const other = picture.teams.length > 1 ? groundBeside(home[0], away) : home[1];
  const shirts: [Colour, Colour] = [home[0], other];
  const word = picture.word ?? '';
  return [
    rect(0, 0, width, height, INK),
    word === '' ? lamps(width, mouth) : sign(scene, word, mouth),
    outside(mouth, shirts, next),
    walls(scene, mouth, home[0], other),
    players(scene, shirts),
  ].join('');
};
