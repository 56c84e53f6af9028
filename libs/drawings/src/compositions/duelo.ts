import { block, fitHeight } from '../blockLetters.ts';
import { contrast, INK, mix, PAPER, type Kit } from '../colours.ts';
import { groundBeside } from '../kits.ts';
import { plate, plateWidth } from '../plate.ts';
import { isNarrow, type Composition, type Field, type Scene } from '../Scene.ts';
import { band, group, num, poly, rect, rightOf } from '../shapes.ts';

const BAND = 96;

/** Three chevrons of one side, from the edge `x` inwards. */
function chevrons({ width, height }: Field, [ground, tint]: Kit, x: number, inwards: 1 | -1): string {
  const colours = [
    contrast(ground, tint) > 1.3 ? tint : mix(ground, INK, 0.4),
    ground,
    contrast(ground, PAPER) > 1.6 ? PAPER : INK,
  ];
  return colours
    .map((colour, i) => {
      const reach = height * (0.62 - i * 0.19);
      const tip = x + inwards * width * ([0.34, 0.22, 0.12][i] ?? 0) * 1.35;
      return poly(
        [
          [x, height / 2 - reach],
          [tip, height / 2],
          [x, height / 2 + reach],
        ],
        colour,
      );
    })
    .join('');
}

/** The codes in two opposite corners, where the leaning band leaves room for them. */
function codes(scene: Scene<'duelo'>): string {
  const { width, height, picture } = scene;
  const [home, away] = picture.teams;
  const narrow = isNarrow(scene);
  const scale = narrow ? 1.45 : 1.8;
  const low = height - 54 * scale - 24;
  const put = (code: string, x: number, y: number) =>
    group(plate(code, 0, 0, INK, PAPER), `transform="translate(${num(x)} ${num(y)}) scale(${scale})"`);
  const right = width - 20 - plateWidth(away) * scale;
  return put(home, narrow ? 14 : 24, narrow ? 22 : low) + put(away, right, narrow ? low : 22);
}

/** Previews: the colours of two sides face to face, the hour on the line between them. */
export const duelo: Composition<'duelo'> = (scene) => {
  const { width, height, picture, home, away } = scene;
  const ground = groundBeside(home[0], away);
  const other = away.find((colour) => colour !== ground) ?? PAPER;
  const word = picture.word ?? '';
  const size = fitHeight(word, height * 0.8, 54);
  const hour = block(word, 0, -size / 2, size, PAPER, { anchor: 'middle', weight: 1.5 });
  return [
    rect(0, 0, width, height, home[0]),
    rightOf(width / 2, width, height, ground),
    chevrons(scene, home, 0, 1),
    chevrons(scene, [ground, other], width, -1),
    band(width / 2, BAND, height, INK),
    codes(scene),
    word === '' ? '' : group(hour, `transform="translate(${num(width / 2)} ${num(height / 2)}) rotate(-72)"`),
  ].join('');
};
