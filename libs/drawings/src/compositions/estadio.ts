import { block, fitHeight } from '../blockLetters.ts';
import { contrast, mix, PAPER, type Colour } from '../colours.ts';
import { crowd } from '../crowd.ts';
import type { Composition } from '../Scene.ts';
import { disc, line, num, poly, rect } from '../shapes.ts';

const GRASS = '#1f8a4c';

/** A mast of lamps and its beam towards the middle; `share` is its place on the width. */
function mast(width: number, height: number, share: number, tier: Colour): string {
  const outer = Math.abs(share - 0.5) > 0.3;
  const y = height * (outer ? 0.1 : 0.06);
  const [x, aim] = [width * share, width * (0.5 + (share - 0.5) * 0.4)];
  const beam = poly(
    [
      [x - 40, y],
      [x + 40, y],
      [aim + 190, height * 0.9],
      [aim - 190, height * 0.9],
    ],
    PAPER,
    'opacity=".09"',
  );
  return (
    beam +
    rect(x - 40, y - 14, 80, 28, PAPER) +
    line(`M${num(x)} ${num(y + 14)}V${num(height * 0.5)}`, tier, 7)
  );
}

/** The pitch from behind a goal line, with its stripes, halfway line and circle. */
function grass(width: number, height: number): string {
  const top = height * 0.66;
  const area = (a: number, b: number, c: number, d: number, fill: Colour, more = '') =>
    // prettier-ignore
    poly([[width * a, top], [width * b, top], [width * c, height], [width * d, height]], fill, more);
  const circle = `<ellipse cx="${num(width / 2)}" cy="${num(height * 0.86)}" rx="${num(width * 0.17)}" ry="${num(height * 0.09)}" fill="none" stroke="${PAPER}" stroke-width="5"/>`;
  const lines = `M${num(width / 2)} ${num(top)}V${num(height)}M${num(width * 0.16)} ${num(top)}H${num(width * 0.84)}`;
  return [
    area(0.16, 0.84, 1.16, -0.16, GRASS),
    area(0.33, 0.5, 0.5, 0.17, PAPER, 'opacity=".09"'),
    area(0.67, 0.84, 1.16, 0.83, PAPER, 'opacity=".09"'),
    circle,
    line(lines, PAPER, 5),
  ].join('');
}

/** Travel, venues, calendars: the ground at night. */
export const estadio: Composition<'estadio'> = ({ width, height, picture, home, brand, next }) => {
  const sky = brand[1];
  const tier = mix(sky, PAPER, 0.2);
  const people = [tier, home[0], contrast(home[1], sky) > 1.4 ? home[1] : PAPER];
  const word = picture.word ?? '';
  const size = fitHeight(word, width * 0.86, height * 0.18);
  const wordY = height * 0.31 - size / 2;
  return [
    rect(0, 0, width, height, sky),
    disc(width * 0.5, height * 1.5, height * 1.22, mix(sky, PAPER, 0.1)),
    ...[0.12, 0.36, 0.64, 0.88].map((share) => mast(width, height, share, tier)),
    crowd({ x: 0, y: height * 0.42, w: width, h: height * 0.26 }, people, next, 18),
    grass(width, height),
    word === '' ? '' : block(word, width / 2, wordY, size, PAPER, { anchor: 'middle', weight: 1.5 }),
  ].join('');
};
