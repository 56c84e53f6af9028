import { ball } from '../ball.ts';
import { block, fitHeight } from '../blockLetters.ts';
import { awayFrom, contrast, INK, isDark, legible, mix, PAPER, type Colour, type Kit } from '../colours.ts';
import { crowd } from '../crowd.ts';
import { isSquare, type Composition } from '../Scene.ts';
import { group, line, num, path, poly, rect, type Point } from '../shapes.ts';

const GRASS = '#1f8a4c';

/** The cloth in the wind, its top left corner at the origin: two halves and a fold. */
function cloth(w: number, h: number, [one, other]: Kit, code: string): string {
  const edge = (y: number) =>
    `Q${num(w * 0.28)} ${num(y - 40)} ${num(w * 0.52)} ${num(y)}T${num(w)} ${num(y - 14)}`;
  const outline = `M0 0${edge(0)}L${num(w * 0.93)} ${num(h * 0.92)}Q${num(w * 0.76)} ${num(h + 34)} ${num(w * 0.5)} ${num(h)}T0 ${num(h)}Z`;
  const letters = legible([one], [other]);
  const size = fitHeight(code, w * 0.68, h * 0.42);
  return [
    path(outline, one),
    `<clipPath id="cloth">${path(outline, INK)}</clipPath>`,
    group(
      rect(0, h * 0.74, w, h * 0.5, other) +
        poly(
          [
            [w * 0.62, -60],
            [w * 0.8, -60],
            [w * 0.66, h * 1.3],
            [w * 0.5, h * 1.3],
          ],
          awayFrom(letters),
          'opacity=".16"',
        ),
      'clip-path="url(#cloth)"',
    ),
    block(code, w * 0.46, h * 0.37 - size / 2, size, letters, {
      anchor: 'middle',
      weight: 1.6,
    }),
  ].join('');
}

/** The corner of the pitch seen low: two lines that meet, the arc, the ball on it. */
function corner(width: number, height: number, x: number, lines: Colour): string {
  const y = height * 0.76;
  const grass: Point[] = [
    [0, height * 0.7],
    [width, height * 0.7],
    [width, height],
    [0, height],
  ];
  const goalLine = `M${num(x)} ${num(y)}L${num(width + 40)} ${num(height * 0.8)}`;
  const touchLine = `M${num(x)} ${num(y)}L${num(x - width * 0.3)} ${num(height * 1.04)}`;
  const arc = `M${num(x + width * 0.25)} ${num(y + height * 0.01)}Q${num(x + width * 0.16)} ${num(height * 0.95)} ${num(x - width * 0.16)} ${num(height * 0.9)}`;
  return poly(grass, GRASS) + line(goalLine + touchLine, lines, 12) + line(arc, lines, 10);
}

/** Set pieces and the last minutes: the flag of the corner, the ball beside it, the stand behind. */
export const esquina: Composition<'esquina'> = (scene) => {
  const { width, height, picture, home, next } = scene;
  const [ground, tint] = home;
  const x = width * (isSquare(scene) ? 0.12 : 0.3);
  const foot: Point = [x, height * 0.77];
  const shift = height * 0.24;
  const other = contrast(ground, tint) > 1.3 ? tint : mix(ground, INK, 0.5);
  // Day behind a dark cloth, evening behind a bright one.
  const sky = isDark(ground) ? mix(ground, PAPER, 0.8) : mix(INK, other, 0.35);
  const w = Math.min(width - x - shift - 4, height * 0.86);
  const pole =
    line(`M${num(foot[0])} ${num(foot[1])}L${num(foot[0] + shift)} ${num(height * 0.04)}`, PAPER, 20) +
    line(
      `M${num(foot[0])} ${num(foot[1])}L${num(foot[0] + shift)} ${num(height * 0.04)}`,
      INK,
      6,
      'opacity=".25"',
    );
  const stand = { x: 0, y: height * 0.46, w: width, h: height * 0.26 };
  return [
    rect(0, 0, width, height, sky),
    crowd(
      stand,
      [mix(sky, ground, 0.5), ground, mix(sky, contrast(sky, PAPER) > 2 ? PAPER : INK, 0.75)],
      next,
      20,
    ),
    corner(width, height, x, PAPER),
    pole,
    group(
      cloth(w, height * 0.42, [ground, other], picture.teams[0]),
      `transform="translate(${num(foot[0] + shift - 8)} ${num(height * 0.09)})"`,
    ),
    ball(x + width * (isSquare(scene) ? 0.3 : 0.22), height * 0.845, height * 0.085),
  ].join('');
};
