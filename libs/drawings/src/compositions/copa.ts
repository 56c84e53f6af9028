import { block, fitHeight } from '../blockLetters.ts';
import { contrast, INK, isDark, legible, mix, PAPER, type Colour } from '../colours.ts';
import { isNarrow, isSquare, type Composition, type Scene } from '../Scene.ts';
import { group, line, num, path, poly, rect, star, type Point } from '../shapes.ts';

const GOLD = '#f2b705';

interface Layout {
  /** Middle of the cup, and its size against a cup as tall as the picture. */
  readonly x: number;
  readonly scale: number;
  readonly top: number;
  /** Where the word stands. */
  readonly word: { readonly x: number; readonly y: number; readonly w: number; readonly tallest: number };
}

/** Word beside the cup, or under it in a square. */
function layoutOf(scene: Scene<'copa'>): Layout {
  const { width, height } = scene;
  const middle = { x: width / 2, scale: 1, top: 0, word: { x: 0, y: 0, w: width, tallest: 1 } };
  if (scene.picture.word === undefined) return middle;
  if (isSquare(scene)) {
    const word = { x: width * 0.07, y: height * 0.765, w: width * 0.86, tallest: height * 0.2 };
    return { x: width / 2, scale: 0.7, top: -height * 0.02, word };
  }
  const narrow = isNarrow(scene);
  const word = {
    x: width * 0.05,
    y: height * 0.32,
    w: width * (narrow ? 0.43 : 0.42),
    tallest: height * 0.4,
  };
  return {
    x: width * (narrow ? 0.735 : 0.7),
    scale: narrow ? 0.88 : 1,
    top: narrow ? height * 0.12 : 0,
    word,
  };
}

function rays(x: number, y: number, colour: Colour): string {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6 + 0.13;
    const end = (a: number): Point => [x + 1200 * Math.cos(a), y + 1200 * Math.sin(a)];
    return poly([[x, y], end(angle), end(angle + 0.24)], colour);
  }).join('');
}

/** A plain cup around x = 0 with its foot at 540. */
function cup(colour: Colour, ground: Colour): string {
  const handles = 'M-120 108h-60q0 150 110 160M120 108h60q0 150-110 160';
  const body = 'M-132 64.8h264q10 250-96 296v62h70v40h-212v-40h70v-62q-106-46-96-296z';
  const shade = 'M40 64.8h92q10 250-96 296v62h-36q60-120 40-358z';
  return [
    line(handles, colour, 26),
    path(body, colour),
    path(shade, INK, 'opacity=".16"'),
    rect(-150, 463, 300, 90, INK),
    star(-6, 184, 52, ground),
  ].join('');
}

/** Titles and draws: a plain cup on rays. */
export const copa: Composition<'copa'> = (scene) => {
  const { width, height, picture, home, brand } = scene;
  const named = picture.teams !== undefined || picture.colors !== undefined;
  const ground = named ? home[0] : brand[1];
  const gold = contrast(ground, GOLD) > 1.7 ? GOLD : INK;
  const { x, scale, top, word } = layoutOf(scene);
  const size = picture.word === undefined ? 0 : fitHeight(picture.word, word.w, word.tallest);
  const wordX = isSquare(scene) ? width / 2 : word.x;
  const wordY = word.y + (word.tallest - size) / 2;
  const anchor = isSquare(scene) ? 'middle' : 'start';
  const letters = legible([ground]);
  // Rays lead towards the letters' colour where these still read on them, away from it where not.
  const near = mix(ground, letters, 0.13);
  const ray = contrast(near, letters) >= 4.5 ? near : mix(ground, isDark(letters) ? PAPER : INK, 0.13);
  return [
    rect(0, 0, width, height, ground),
    rays(x, height * 0.4, ray),
    group(cup(gold, ground), `transform="translate(${num(x)} ${num(top)}) scale(${scale})"`),
    picture.word === undefined
      ? ''
      : block(picture.word, wordX, wordY, size, letters, { anchor, weight: 1.5 }),
  ].join('');
};
