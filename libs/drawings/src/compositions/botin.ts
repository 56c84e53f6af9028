import { ball } from '../ball.ts';
import { contrast, INK, isDark, mix, mostVisible, PAPER, type Colour } from '../colours.ts';
import { isNarrow, isSquare, type Composition, type Scene } from '../Scene.ts';
import { band, chain, disc, group, line, num, path, poly, rect, type Point } from '../shapes.ts';

const GRASS = '#1f8a4c';

const upper = 'M-14 0Q-34-62-20-118L-6-168Q62-150 128-196Q150-138 214-118L306-92Q378-72 392-8Q394 0 384 0Z';
const sole = 'M-18-4H394Q398 26 372 30L200 26Q150 10 96 26L2 30Q-20 28-18-4Z';

/** Blades of the stud plate, the last ones at the toe. */
function studs(colour: Colour): string {
  const blades = [4, 54, 214, 268, 322].map((x): Point[] => [
    [x, 24],
    [x + 34, 24],
    [x + 26, 58],
    [x + 8, 58],
  ]);
  return blades.map((corners) => poly(corners, colour)).join('');
}

/** A boot pointing right, heel at the origin, with the stocking that fills it. */
function boot(leather: Colour, trim: Colour, sock: Colour, hoop: Colour): string {
  const shin = (from: number, to: number, fill: Colour) => {
    const at = (share: number): [number, number] => [-8 + share * 150, -150 - share * 480];
    const [[x1, y1], [x2, y2]] = [at(from), at(to)];
    return poly(
      [
        [x1, y1],
        [x2, y2],
        [x2 + 148 + to * 30, y2 - 20],
        [x1 + 140 + from * 30, y1 - 34],
      ],
      fill,
    );
  };
  const laces = [0, 1, 2, 3].map((i): string => {
    const [x, y] = [150 + i * 34, -152 + i * 19];
    return chain([
      [x - 16, y + 40],
      [x + 20, y - 8],
    ]);
  });
  return [
    shin(0, 1, sock),
    shin(0.26, 0.38, hoop),
    shin(0.46, 0.5, hoop),
    studs(trim),
    path(sole, trim),
    path(upper, leather),
    path('M-20-118L-6-168Q62-150 128-196L138-174Q70-122-20-118Z', trim),
    path('M60-8L128-112L176-98L116-8Z', trim),
    path('M306-92Q378-72 392-8L330-8Q342-56 306-92Z', INK, 'opacity=".16"'),
    line(laces.join(''), trim, 10, 'stroke-linecap="round"'),
  ].join('');
}

interface Layout {
  readonly heel: Point;
  readonly scale: number;
  readonly ball: readonly [number, number, number];
}

function layoutOf(scene: Scene<'botin'>): Layout {
  const { width, height } = scene;
  const floor = height * 0.86;
  const scale = isSquare(scene) ? 0.82 : isNarrow(scene) ? 1 : 1.14;
  const r = height * (isSquare(scene) ? 0.2 : 0.25);
  return {
    heel: [width * (isSquare(scene) ? 0.06 : 0.1), floor - 56 * scale],
    scale,
    ball: [width - r * (isSquare(scene) ? 0.72 : 1.02), floor - r, r],
  };
}

/** A boot and the ball, close: shots, set pieces, training. */
export const botin: Composition<'botin'> = (scene) => {
  const { width, height, home } = scene;
  const [ground, tint] = home;
  const { heel, scale, ball: at } = layoutOf(scene);
  const shade = mix(ground, INK, isDark(ground) ? 0.28 : 0.1);
  const sock = contrast(ground, tint) > 1.3 ? tint : mix(ground, mostVisible(ground), 0.75);
  const hoop = contrast(sock, ground) > 1.6 ? ground : mostVisible(sock);
  const leather = Math.min(contrast(ground, INK), contrast(sock, INK)) > 2 ? INK : PAPER;
  const turf = contrast(ground, GRASS) > 1.25 ? GRASS : mix(GRASS, INK, 0.45);
  const place = `transform="translate(${num(heel[0])} ${num(heel[1])}) scale(${scale})"`;
  const tufts = Array.from({ length: Math.round(width / 42) }, (_, i) => {
    const x = i * 42 + scene.next() * 22;
    return `M${num(x)} ${num(height * 0.865)}l5 -${num(14 + scene.next() * 12)} 6 20z`;
  });
  return [
    rect(0, 0, width, height, ground),
    band(width * 0.78, width * 0.3, height, shade),
    rect(0, height * 0.86, width, height * 0.14, turf),
    rect(0, height * 0.93, width, 9, PAPER, 'opacity=".85"'),
    disc(at[0] + 8, at[1] + 10, at[2], INK, 'opacity=".25"'),
    ball(...at),
    group(boot(leather, leather === INK ? PAPER : INK, sock, hoop), place),
    path(tufts.join(''), turf),
  ].join('');
};
