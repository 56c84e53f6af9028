import { block, fitHeight } from '../blockLetters.ts';
import { INK, legible, mix, mostVisible, PAPER } from '../colours.ts';
import { isSquare, type Composition } from '../Scene.ts';
import { disc, line, num, path, poly, rect, type Point } from '../shapes.ts';

const CLAY = '#b5653a';
const RED = '#c8102e';

/** A baseball: paper and two seams. */
function baseball(x: number, y: number, r: number): string {
  const seam = (side: number) =>
    `M${num(x + side * r * 0.62)} ${num(y - r * 0.76)}Q${num(x + side * r * 0.06)} ${num(y)} ${num(x + side * r * 0.62)} ${num(y + r * 0.76)}`;
  return disc(x, y, r, PAPER) + line(seam(1) + seam(-1), RED, r * 0.1);
}

/** A base lies on its corner. */
function base([x, y]: Point, r: number, isTaken: boolean): string {
  const corners: Point[] = [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ];
  return poly(corners, isTaken ? '#ffd60a' : PAPER, `stroke="${INK}" stroke-width="5"`);
}

/** Baseball: the infield from above, the bases that are taken, and a word beside it. */
export const diamante: Composition<'diamante'> = ({ width, height, picture, home, brand }) => {
  const ground = picture.colors === undefined ? brand[1] : home[0];
  const grass = mix(ground, mostVisible(ground), 0.12);
  const square = isSquare({ width, height });
  const word = picture.word ?? '';
  const x = square || word === '' ? width / 2 : width * 0.69;
  const y = height * (square && word !== '' ? 0.42 : 0.52);
  const reach = Math.min(height * (square && word !== '' ? 0.32 : 0.4), width * 0.3);
  const corner = (dx: number, dy: number, share = 1): Point => [
    x + dx * reach * share,
    y + dy * reach * share,
  ];
  const infield = (share: number) => [
    corner(0, -1, share),
    corner(1, 0, share),
    corner(0, 1, share),
    corner(-1, 0, share),
  ];
  const [second, first, plate, third] = infield(1) as [Point, Point, Point, Point];
  const taken = new Set(picture.bases);
  const homePlate = path(
    `M${num(plate[0] - 22)} ${num(plate[1] - 18)}h44v20l-22 20l-22-20z`,
    PAPER,
    `stroke="${INK}" stroke-width="5"`,
  );
  const tallest = square ? height * 0.15 : height * 0.3;
  const size = word === '' ? 0 : fitHeight(word, width * (square ? 0.84 : 0.38), tallest);
  const written = square
    ? block(word, width / 2, height * 0.81, size, legible([ground]), { anchor: 'middle', weight: 1.5 })
    : block(word, width * 0.05, (height - size) / 2, size, legible([ground]), { weight: 1.5 });
  return [
    rect(0, 0, width, height, ground),
    disc(x, y + reach * 0.2, reach * 1.22, grass),
    poly(infield(1.16), CLAY),
    poly(infield(0.72), mix(grass, '#3f8f4f', 0.7)),
    disc(x, y, reach * 0.16, CLAY),
    baseball(x, y, reach * 0.1),
    ...([first, second, third] as const).map((at, i) => base(at, 26, taken.has((i + 1) as 1 | 2 | 3))),
    homePlate,
    word === '' ? '' : written,
  ].join('');
};
