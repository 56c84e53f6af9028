import { block, fitHeight } from '../blockLetters.ts';
import { contrast, INK, mix, legible, mostVisible, PAPER, type Colour, type Kit } from '../colours.ts';
import type { PictureOf } from '../pictureSchema.ts';
import type { Composition, Scene } from '../Scene.ts';
import { band, group, line, num, path, poly, rect, type Point } from '../shapes.ts';

type Pattern = NonNullable<PictureOf<'camiseta'>['pattern']>;

/** The shirt around the middle `x`, cut by the lower edge. */
function outline(x: number, h: number): string {
  const at = (dx: number, share: number) => `${num(x + dx)} ${num(h * share)}`;
  return (
    `M${at(-250, 0.16)}L${at(-90, 0.06)}Q${at(0, 0.2)} ${at(90, 0.06)}L${at(250, 0.16)}L${at(350, 0.56)}` +
    `L${at(240, 0.64)}L${at(214, 0.46)}L${at(214, 1.02)}L${at(-214, 1.02)}L${at(-214, 0.46)}` +
    `L${at(-240, 0.64)}L${at(-350, 0.56)}Z`
  );
}

const patterns: Record<Pattern, (x: number, h: number, tint: Colour) => string> = {
  liso: () => '',
  bastones: (x, h, tint) => [-160, -54, 54, 160].map((d) => rect(x + d - 27, 0, 54, h, tint)).join(''),
  banda: (x, h, tint) => {
    const sash: Point[] = [
      [x - 260, h * 0.1],
      [x - 120, 0],
      [x + 260, h * 0.86],
      [x + 200, h],
    ];
    return poly(sash, tint);
  },
  mitades: (x, h, tint) => rect(x, 0, 400, h, tint),
};

/** Shadows under the arms and along one side: what makes it cloth. */
function folds(x: number, h: number, shade: Colour): string {
  const arm = (side: 1 | -1): Point[] => [
    [x + side * 350, h * 0.56],
    [x + side * 214, h * 0.3],
    [x + side * 214, h * 0.7],
  ];
  return poly(arm(-1), shade) + poly(arm(1), shade) + rect(x + 178, 0, 40, h, INK, 'opacity=".1"');
}

/** The numeral's colour and the outline it needs where the cloth behind it has two colours. */
export function numberColours([cloth, tint]: Kit, pattern: Pattern): { fill: Colour; edge: Colour | null } {
  if (pattern === 'liso') return { fill: legible([cloth], [tint]), edge: null };
  const weakest = (colour: Colour) => Math.min(contrast(colour, cloth), contrast(colour, tint));
  const fill = weakest(INK) > weakest(PAPER) ? INK : PAPER;
  return { fill, edge: weakest(fill) < 4.5 ? mostVisible(fill) : null };
}

function shirtNumber({ width, height, picture, home }: Scene<'camiseta'>): string {
  if (picture.number === undefined) return '';
  const { fill, edge } = numberColours(home, picture.pattern ?? 'liso');
  const size = fitHeight(String(picture.number), 350, height * 0.52);
  const [x, y] = [width / 2, height * 0.34];
  const layer = (dx: number, colour: Colour, weight: number, more = '') =>
    block(picture.number ?? 0, x + dx, y + dx, size, colour, { anchor: 'middle', weight, more });
  return edge === null
    ? layer(8, mix(home[0], INK, 0.5), 1.6, 'class="shadow" opacity=".55"') + layer(0, fill, 1.6)
    : layer(0, edge, 2.3, 'class="edge"') + layer(0, fill, 1.5);
}

/** A shirt up close: squads, signings, numbers. Without a number the back stays plain. */
export const camiseta: Composition<'camiseta'> = (scene) => {
  const { width, height, picture, home, brand } = scene;
  const [cloth, tint] = home;
  const ground = contrast(cloth, brand[1]) > 1.6 ? brand[1] : mix(cloth, PAPER, 0.75);
  const x = width / 2;
  const pattern = patterns[picture.pattern ?? 'liso'](x, height, tint);
  const inside = rect(0, 0, width, height, cloth) + pattern + folds(x, height, mix(cloth, INK, 0.2));
  const collar = `M${num(x - 90)} ${num(height * 0.06)}Q${num(x)} ${num(height * 0.24)} ${num(x + 90)} ${num(height * 0.06)}`;
  return [
    rect(0, 0, width, height, ground),
    band(width * 0.86, width * 0.22, height, mix(ground, PAPER, 0.1)),
    band(width * 0.12, 26, height, contrast(ground, tint) > 1.2 ? tint : cloth),
    `<clipPath id="shirt">${path(outline(x, height), INK)}</clipPath>`,
    group(inside, 'clip-path="url(#shirt)"'),
    line(collar, contrast(cloth, tint) > 1.5 ? tint : INK, 22),
    shirtNumber(scene),
  ].join('');
};
