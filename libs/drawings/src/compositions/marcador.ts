import { block, fitHeight } from '../blockLetters.ts';
import { awayFrom, INK, isDark, mix, legible, PAPER, type Colour, type Kit } from '../colours.ts';
import { groundBeside } from '../kits.ts';
import { pitchLines } from '../pitchLines.ts';
import { plate, plateWidth } from '../plate.ts';
import { isSquare, type Composition, type Scene } from '../Scene.ts';
import { band, group, LEAN, rect, rightOf } from '../shapes.ts';

/** Ground and numeral of each half: the numeral takes the kit's other colour where that reads at 4.5:1. */
export function scoreColours(
  home: Kit,
  away: Kit,
): { grounds: [Colour, Colour]; numerals: [Colour, Colour] } {
  const grounds: [Colour, Colour] = [home[0], groundBeside(home[0], away)];
  const other = away.find((colour) => colour !== grounds[1]) ?? PAPER;
  return { grounds, numerals: [legible([grounds[0]], [home[1]]), legible([grounds[1]], [other])] };
}

interface Numeral {
  readonly x: number;
  readonly top: number;
  readonly height: number;
}

/** A numeral left of the leaning line, as tall as the line leaves it room where it comes closest. */
function beside(text: string, width: number, height: number): Numeral {
  const room = (size: number) => width / 2 - LEAN * (size / 2 + height * 0.07) - 12;
  const tallest = height * 0.74;
  const first = fitHeight(text, room(tallest) - 44, tallest);
  const size = fitHeight(text, room(first) - 44, tallest);
  return { x: room(size) / 2 + 10, top: height * 0.57 - size / 2, height: size };
}

/** Where the two numerals stand: side by side, or on a diagonal in a square. */
function places({ width, height, picture }: Scene<'marcador'>, square: boolean): [Numeral, Numeral] {
  const [home, away] = picture.score.map(String) as [string, string];
  if (square) {
    const size = (text: string) => fitHeight(text, width * 0.42, height * 0.54);
    return [
      { x: width * 0.26, top: height * 0.05, height: size(home) },
      { x: width * 0.74, top: height * 0.95 - size(away), height: size(away) },
    ];
  }
  const [left, right] = [beside(home, width, height), beside(away, width, height)];
  return [left, { ...right, x: width - right.x }];
}

function numeral(value: number, at: Numeral, ground: Colour, colour: Colour): string {
  const shade = mix(ground, INK, isDark(ground) ? 0.45 : 0.16);
  const style = { anchor: 'middle', weight: 1.55 } as const;
  const shadow = block(value, at.x + 14, at.top + 14, at.height, shade, { ...style, more: 'class="shadow"' });
  return shadow + block(value, at.x, at.top, at.height, colour, style);
}

/** The codes: over their numerals, or in the two free corners of a square. */
function codes({ width, height, picture }: Scene<'marcador'>, square: boolean): string {
  const [home, away] = picture.teams;
  const right = width - plateWidth(away) - 22;
  const [homeY, awayY] = square ? [height - 78, 24] : [26, 26];
  return plate(home, square ? 14 : 26, homeY, INK, PAPER) + plate(away, right, awayY, INK, PAPER);
}

/** Final or running score: two kits, one lean, two numerals. */
export const marcador: Composition<'marcador'> = (scene) => {
  const { width, height, picture, home, away } = scene;
  const { grounds, numerals } = scoreColours(home, away);
  const square = isSquare(scene);
  const [left, right] = places(scene, square);
  const pitch = (half: 0 | 1) =>
    pitchLines([width * 0.06, height * 0.08, width * 0.88, height * 0.84], awayFrom(numerals[half]), 5);
  return [
    rect(0, 0, width, height, grounds[0]),
    `<clipPath id="away">${rightOf(width / 2, width, height, INK)}</clipPath>`,
    group(pitch(0), 'opacity=".2"'),
    rightOf(width / 2, width, height, grounds[1]),
    group(pitch(1), 'opacity=".2" clip-path="url(#away)"'),
    band(width / 2, 10, height, PAPER),
    numeral(picture.score[0], left, grounds[0], numerals[0]),
    numeral(picture.score[1], right, grounds[1], numerals[1]),
    codes(scene, square),
  ].join('');
};
