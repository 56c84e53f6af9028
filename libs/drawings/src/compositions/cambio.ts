import { block, fitHeight } from '../blockLetters.ts';
import { contrast, INK, isDark, mix, PAPER, type Colour } from '../colours.ts';
import { crowd } from '../crowd.ts';
import { isSquare, type Composition, type Scene } from '../Scene.ts';
import { band, chain, group, line, num, poly, rect, type Point } from '../shapes.ts';

const OUT = '#ff6a5c';
const IN = '#3fe07f';

/** The arms that lift the board out of the lower edge. */
function arms(width: number, height: number, w: number, sleeve: Colour, skin: Colour): string {
  const arm = (side: 1 | -1) => {
    const hand: Point = [width / 2 + side * w * 0.42, height * 0.7];
    const elbow: Point = [width / 2 + side * w * 0.3, height * 0.92];
    const shoulder: Point = [width / 2 + side * w * 0.12, height * 1.16];
    return line(chain([hand, elbow]), skin, 46) + line(chain([elbow, shoulder]), sleeve, 64);
  };
  return group(arm(-1) + arm(1), 'stroke-linecap="round"');
}

/** A number in lamps: dots along the strokes of the figures. */
function lamps(value: number, x: number, y: number, w: number, h: number, colour: Colour): string {
  const size = fitHeight(String(value), w, h);
  return block(value, x, y + (h - size) / 2, size, colour, {
    anchor: 'middle',
    weight: 1.02,
    more: 'stroke-linecap="round" stroke-dasharray="0 .78"',
  });
}

/** Which way a number goes: up into the match, down out of it. */
function arrow(x: number, y: number, r: number, up: boolean): string {
  const tip = up ? -r : r;
  const corners: Point[] = [
    [x - r, y - tip / 2],
    [x + r, y - tip / 2],
    [x, y + tip / 2],
  ];
  return poly(corners, up ? IN : OUT);
}

function board(scene: Scene<'cambio'>, x: number, y: number, w: number, h: number): string {
  const { picture, home } = scene;
  const trim = contrast(home[1], INK) > 1.5 ? home[1] : PAPER;
  const half = (side: 0 | 1) => x + w * (side === 0 ? 0.265 : 0.735);
  const [top, tall, wide] = [y + h * 0.26, h * 0.62, w * 0.36];
  return [
    rect(x + 12, y + 16, w, h, INK, 'rx="34" opacity=".25"'),
    rect(x, y, w, h, INK, `rx="34" stroke="${trim}" stroke-width="12"`),
    line(`M${num(x + w / 2)} ${num(y + h * 0.1)}v${num(h * 0.8)}`, mix(INK, PAPER, 0.3), 6),
    arrow(half(0), y + h * 0.145, h * 0.07, false),
    arrow(half(1), y + h * 0.145, h * 0.07, true),
    lamps(picture.out, half(0), top, wide, tall, OUT),
    lamps(picture.in, half(1), top, wide, tall, IN),
  ].join('');
}

/** A substitution: the board with the number that leaves and the number that comes. */
export const cambio: Composition<'cambio'> = (scene) => {
  const { width, height, home, next } = scene;
  const [ground] = home;
  const shade = mix(ground, INK, isDark(ground) ? 0.3 : 0.1);
  const w = Math.min(width * 0.86, height * (isSquare(scene) ? 0.9 : 1.12));
  const h = Math.min(w * 0.62, height * 0.66);
  const light = contrast(ground, PAPER) > contrast(ground, INK);
  const stand = { x: 0, y: height * 0.8, w: width, h: height * 0.24 };
  return [
    rect(0, 0, width, height, ground),
    band(width * 0.14, width * 0.2, height, shade),
    band(width * 0.9, width * 0.08, height, shade),
    crowd(stand, [mix(ground, INK, 0.5), mix(ground, PAPER, 0.35)], next),
    arms(width, height, w, light ? mix(ground, PAPER, 0.78) : mix(INK, ground, 0.25), light ? PAPER : INK),
    board(scene, (width - w) / 2, height * 0.07, w, h),
  ].join('');
};
