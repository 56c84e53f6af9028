import { ball } from '../ball.ts';
import { contrast, INK, isDark, mix, PAPER, type Colour } from '../colours.ts';
import type { Composition } from '../Scene.ts';
import { band, disc, line, rect, type Point } from '../shapes.ts';

const MESH = 46;

/** A knot of the net, pulled towards where the ball hits it. */
function pulled(x: number, y: number, hitX: number, hitY: number): Point {
  const [dx, dy] = [x - hitX, y - hitY];
  const force = Math.exp(-(dx * dx + dy * dy) / 26000) * 0.75;
  return [x + dx * force, y + dy * force];
}

/** All strings of the net in both directions as one path. */
function net(width: number, hitX: number, hitY: number): string {
  const strings: string[] = [];
  const last = Math.ceil((width + 200) / MESH) + 4;
  for (let i = -4; i < last; i++) {
    for (const falling of [true, false]) {
      const knots = Array.from({ length: 15 }, (_, k): Point => {
        const t = (k - 1) * MESH;
        const x = falling ? i * MESH - 200 + t : width + 200 - i * MESH - t;
        return pulled(x, t, hitX, hitY);
      });
      strings.push(`M${knots.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`);
    }
  }
  return strings.join('');
}

function frame(width: number, height: number): string {
  const shade = 'opacity=".25"';
  return [
    rect(0, 0, 34, height, PAPER),
    rect(0, 0, width, 34, PAPER),
    rect(34, 34, 8, height, INK, shade),
    rect(34, 34, width, 8, INK, shade),
  ].join('');
}

/** The ball in the net. */
export const red: Composition<'red'> = ({ width, height, home, next }) => {
  const ground = mix(home[0], INK, isDark(home[0]) ? 0.25 : 0.06);
  const x = width * (0.6 + next() * 0.08);
  const y = height * 0.45;
  const r = height * 0.22;
  const stripe = contrast(ground, home[1]) > 1.3 ? home[1] : INK;
  const weakest = (colour: Colour) => Math.min(contrast(colour, ground), contrast(colour, stripe));
  const string = weakest(INK) > weakest(PAPER) ? INK : PAPER;
  return [
    rect(0, 0, width, height, ground),
    band(width * 0.2, width * 0.34, height, stripe),
    line(net(width, x, y), string, 5, 'opacity=".5" stroke-linejoin="round"'),
    frame(width, height),
    disc(x + r * 0.12, y + r * 0.16, r, INK, 'opacity=".22"'),
    ball(x, y, r),
  ].join('');
};
