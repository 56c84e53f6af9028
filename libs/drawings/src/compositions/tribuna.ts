import { accentReach, block, fitHeight } from '../blockLetters.ts';
import { contrast, INK, mix, legible, mostVisible, PAPER, type Colour } from '../colours.ts';
import { crowd } from '../crowd.ts';
import type { Composition, Scene } from '../Scene.ts';
import { group, line, num, poly, rect } from '../shapes.ts';

/** A floodlight and its beam across the stand; `x` and `target` are shares of the width. */
function floodlight(width: number, height: number, x: number, target: number): string {
  const beam = poly(
    [
      [width * x - 8, 40],
      [width * x + 8, 40],
      [width * target + 170, height * 0.6],
      [width * target - 170, height * 0.6],
    ],
    PAPER,
    'opacity=".1"',
  );
  const mast = line(`M${num(width * x)} 60V${num(height * 0.4)}`, PAPER, 6, 'opacity=".5"');
  return beam + rect(width * x - 46, 26, 92, 34, PAPER) + mast;
}

/** The cloth with its word, rising to the right. */
function banner({ width, height, picture, home }: Scene<'tribuna'>, cloth: Colour): string {
  const word = picture.word ?? picture.teams[0];
  const hem = contrast(cloth, home[1]) > 1.6 ? home[1] : mostVisible(cloth);
  // Accents stay on the cloth: with them a word is as tall as without.
  const reach = accentReach(word);
  const size = fitHeight(word, width * 0.84, 104 / (1 + reach));
  const rise = (Math.atan((height * 0.07) / width) * 180) / Math.PI;
  const letters = block(word, 0, (size * (reach - 1)) / 2, size, legible([cloth], [PAPER]), {
    anchor: 'middle',
    weight: 1.6,
  });
  const sheet = poly(
    [
      [0, height * 0.5],
      [width, height * 0.43],
      [width, height * 0.74],
      [0, height * 0.81],
    ],
    cloth,
  );
  const hems = `M0 ${num(height * 0.53)}L${width} ${num(height * 0.46)}M0 ${num(height * 0.78)}L${width} ${num(height * 0.71)}`;
  const place = `transform="translate(${num(width / 2)} ${num(height * 0.62)}) skewY(-${num(rise)})"`;
  return sheet + line(hems, hem, 9) + group(letters, place);
}

/** Supporters: halftone stand, floodlights, a cloth with a word. */
export const tribuna: Composition<'tribuna'> = (scene) => {
  const { width, height, home, next } = scene;
  const night = mix(INK, home[0], 0.16);
  const cloth = contrast(night, home[0]) > 1.6 ? home[0] : PAPER;
  const people = [mix(home[0], PAPER, 0.08), home[1], mix(night, PAPER, 0.75)];
  return [
    rect(0, 0, width, height, night),
    floodlight(width, height, 0.1, 0.8),
    floodlight(width, height, 0.9, 0.2),
    crowd({ x: 0, y: height * 0.34, w: width, h: height * 0.72 }, people, next, 26),
    banner(scene, cloth),
  ].join('');
};
