import { block, fitHeight } from '../blockLetters.ts';
import { contrast, INK, isDark, legible, mix, PAPER, type Colour, type Kit } from '../colours.ts';
import { isSquare, type Composition, type Field, type Scene } from '../Scene.ts';
import { band, chain, group, line, num, path, rect, type Point } from '../shapes.ts';

const GOLD = '#f2b705';

/** Scraps of paper that all fall with the lean, a path a colour. */
function scraps(
  { width, height }: Field,
  colours: readonly Colour[],
  count: number,
  next: () => number,
): string {
  return colours
    .map((colour) => {
      const cuts = Array.from({ length: count }, () => {
        const [x, y, w] = [next() * width * 1.1, next() * height * 0.92 - 20, 8 + next() * 12];
        const tall = 16 + next() * 26;
        return `M${num(x)} ${num(y)}h${num(w)}l${num(-tall * 0.55 * (next() < 0.7 ? 1 : -1))} ${num(tall)}h${num(-w)}z`;
      });
      return path(cuts.join(''), colour);
    })
    .join('');
}

/** Arms of a crowd out of the lower edge; the two in the middle hold the cup. */
function hands(
  { width, height }: Field,
  skin: Colour,
  sleeve: Colour,
  next: () => number,
  reach: number,
): string {
  const count = Math.round(width / 92);
  const arm = (from: Point, elbow: Point, hand: Point) =>
    line(chain([from, elbow, hand]), skin, 32) + line(chain([from, elbow]), sleeve, 44);
  const raised = Array.from({ length: count }, (_, i) => {
    const x = (width * (i + 0.5)) / count;
    if (Math.abs(x - width / 2) < 110) return '';
    const top = height * (0.62 + next() * 0.16);
    const lean = (next() - 0.35) * 56;
    return arm([x, height + 40], [x + lean * 0.3, (top + height) / 2 + 30], [x + lean, top]);
  });
  const holder = (side: 1 | -1) =>
    arm(
      [width / 2 + side * 128, height + 40],
      [width / 2 + side * 118, height * 0.82],
      [width / 2 + side * 40, reach],
    );
  return group(raised.join('') + holder(-1) + holder(1), 'stroke-linecap="round" stroke-linejoin="round"');
}

/** A slim cup with its foot at (x, y), ribbons of the winner on its handles. */
function trophy(x: number, y: number, scale: number, [one, other]: Kit): string {
  const shape =
    path('M-70-250H70Q76-120 22-84L30-34H58V0H-58V-34H-30L-22-84Q-76-120-70-250Z', GOLD) +
    path('M26-250H70Q76-120 22-84L30-34H58V0H14Q40-110 26-250Z', INK, 'opacity=".17"') +
    line('M-68-222h-44q-4 92 66 104M68-222h44q4 92-66 104', GOLD, 16) +
    path('M-118-150l-30 116 22-10 14 20 22-122z', one) +
    path('M118-150l30 116-22-10-14 20-22-122z', other);
  return group(shape, `transform="translate(${num(x)} ${num(y)}) scale(${scale.toFixed(2)})"`);
}

/** The word on a streamer across the foot of the picture. */
function streamer({ width, height, picture }: Scene<'confeti'>, word: string): string {
  const size = fitHeight(word, width * 0.8, height * 0.1);
  return picture.word === undefined
    ? ''
    : rect(0, height * 0.83, width, height * 0.17, INK) +
        block(word, width / 2, height * 0.915 - size / 2, size, legible([INK], [GOLD]), {
          anchor: 'middle',
          weight: 1.55,
        });
}

/** Champions: the cup over a crowd of hands, paper in the air. */
export const confeti: Composition<'confeti'> = (scene) => {
  const { width, height, home, picture, next } = scene;
  const [ground, tint] = home;
  const shade = mix(ground, INK, isDark(ground) ? 0.3 : 0.12);
  const second = contrast(ground, tint) > 1.3 ? tint : mix(ground, INK, 0.6);
  const gold = contrast(ground, GOLD) > 1.5 ? GOLD : INK;
  const skin = contrast(ground, INK) > 2.2 ? INK : PAPER;
  const foot = height * (picture.word === undefined ? 0.63 : 0.6);
  const scale = isSquare(scene) ? 1.1 : 1.22;
  return [
    rect(0, 0, width, height, ground),
    band(width * 0.5, width * 0.42, height, shade),
    band(width * 0.5, width * 0.26, height, mix(shade, ground, 0.4)),
    scraps(
      scene,
      [second, contrast(ground, PAPER) > 1.3 ? PAPER : INK, gold],
      isSquare(scene) ? 14 : 22,
      next,
    ),
    trophy(width / 2, foot, scale, [contrast(shade, tint) > 1.4 ? tint : PAPER, PAPER]),
    hands(scene, skin, second, next, foot - 20),
    streamer(scene, picture.word ?? ''),
  ].join('');
};
