import { ball } from '../ball.ts';
import { contrast, INK, isDark, mix, PAPER, tooAlike, type Colour } from '../colours.ts';
import { figure, poseBounds } from '../figure.ts';
import { groundBeside } from '../kits.ts';
import { isNarrow, isSquare, type Composition, type Scene } from '../Scene.ts';
import { disc, group, line, num, poly, rect, type Point } from '../shapes.ts';

const GRASS = '#1f8a4c';
const FOOT = 0.74;

/** The goal behind the wall, cut by the upper edge of nobody's head. */
function goal(width: number, height: number, string: Colour): string {
  const [x, y, w, h] = [width * 0.16, height * 0.1, width * 0.68, height * 0.48];
  const mesh: string[] = [];
  for (let at = 0; at <= w; at += 34) mesh.push(`M${num(x + at)} ${num(y)}v${num(h)}`);
  for (let at = 0; at <= h; at += 34) mesh.push(`M${num(x)} ${num(y + at)}h${num(w)}`);
  const frame = `M${num(x)} ${num(y + h)}V${num(y)}H${num(x + w)}V${num(y + h)}`;
  return (
    line(mesh.join(''), string, 3, 'opacity=".35"') +
    line(frame, INK, 18, 'opacity=".25" transform="translate(5 5)"') +
    line(frame, PAPER, 18, 'stroke-linejoin="round"')
  );
}

function wall(scene: Scene<'barrera'>, shirt: Colour, shorts: Colour, skin: Colour): string {
  const { width, height, picture } = scene;
  const players = picture.players ?? 4;
  const { top, bottom, left, right } = poseBounds('barrera');
  const scale = Math.min(
    (height * 0.53) / (bottom - top),
    (width * 0.56) / ((right - left) * 0.84 * players),
  );
  const step = (right - left) * 0.84 * scale;
  const from = width * (isSquare(scene) ? 0.5 : 0.52) - (step * players) / 2;
  const y = height * FOOT - bottom * scale;
  return Array.from({ length: players }, (_, i) =>
    // Every second one stands a little higher: heads of a wall are never level.
    figure('barrera', from + step * i - left * scale * 0.84, y - (i % 2) * 9, scale, { shirt, shorts, skin }),
  ).join('');
}

/** The way of the ball: over the last man and down behind him. */
function flight(width: number, height: number, from: Point, colour: Colour): string {
  const to: Point = [width * 0.785, height * 0.2];
  const path = `M${num(from[0])} ${num(from[1])}C${num(width * 0.12)} ${num(height * 0.06)} ${num(width * 0.5)} ${num(-height * 0.06)} ${num(to[0])} ${num(to[1])}`;
  const tip: Point[] = [
    [to[0] + 34, to[1] + 32],
    [to[0] + 16, to[1] - 24],
    [to[0] - 28, to[1] + 14],
  ];
  return line(path, colour, 12, 'stroke-dasharray="30 18"') + poly(tip, colour);
}

/** A free kick: the ball, the wall that covers the goal, the way over it. */
export const barrera: Composition<'barrera'> = (scene) => {
  const { width, height, home, away, brand } = scene;
  const ground = home[0];
  const shirt = groundBeside(ground, away);
  const night = isDark(ground) ? mix(ground, INK, 0.25) : ground;
  const hot =
    contrast(night, home[1]) > 2.4
      ? home[1]
      : contrast(night, brand[0]) > 2.4
        ? brand[0]
        : isDark(night)
          ? PAPER
          : INK;
  const skin = contrast(night, INK) > 2.4 ? INK : PAPER;
  const plain = skin === INK ? PAPER : INK;
  const shorts = tooAlike(shirt, plain) ? mix(shirt, skin, 0.6) : plain;
  const r = height * (isNarrow(scene) ? 0.15 : 0.18);
  const at: Point = [width * (isSquare(scene) ? 0.2 : 0.15), height * 0.93 - r];
  const turf = contrast(night, GRASS) > 1.25 ? GRASS : mix(GRASS, INK, 0.45);
  return [
    rect(0, 0, width, height, night),
    goal(width, height, isDark(night) ? PAPER : INK),
    rect(0, height * 0.6, width, height * 0.4, turf),
    group(
      rect(0, height * 0.66, width, height * 0.09, PAPER) +
        rect(0, height * 0.86, width, height * 0.14, PAPER),
      'opacity=".08"',
    ),
    flight(width, height, at, hot),
    wall(scene, shirt, shorts, skin),
    disc(at[0] + 10, at[1] + 12, r, INK, 'opacity=".3"'),
    ball(at[0], at[1], r),
  ].join('');
};
