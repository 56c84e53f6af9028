import { block, fitHeight } from '../blockLetters.ts';
import { contrast, INK, PAPER, type Kit } from '../colours.ts';
import { kitAround, kitOf } from '../kits.ts';
import type { Composition, Scene } from '../Scene.ts';
import { group, poly, rect } from '../shapes.ts';

const FOOT = 64;

/** The colours of a step: the one given for it, or those of the team; swapped when lost on the ground. */
function stepKit({ picture, brand }: Scene<'escalera'>, index: number, team: string): Kit {
  const given = picture.colors?.[index];
  const [first, second] = given === undefined ? kitOf(team) : kitAround(given);
  return contrast(first, brand[1]) < 1.4 ? [second, first] : [first, second];
}

/** The room a column has: few steps do not become walls. */
function columns(width: number, steps: number): { w: number; left: number } {
  const w = width / Math.max(steps, 3);
  return { w, left: (width - w * steps) / 2 };
}

function step(scene: Scene<'escalera'>, index: number, most: number): string {
  const { width, height, picture } = scene;
  const { team = '', value = 0 } = picture.steps[index] ?? {};
  const { w, left } = columns(width, picture.steps.length);
  const x = left + w * index;
  const y = height - height * (0.22 + 0.58 * (value / most));
  const [front, stripe] = stepKit(scene, index, team);
  const middle = { anchor: 'middle', weight: 1.55 } as const;
  const figureHeight = fitHeight(String(value), w - 18, 62);
  const codeHeight = fitHeight(team, w - 26, 34);
  const block3d = poly(
    [
      [x + 6, y + 16],
      [x + w - 6, y],
      [x + w - 6, height],
      [x + 6, height],
    ],
    front,
  );
  return [
    block3d,
    rect(x + w * 0.38, Math.min(y + 100, height - FOOT), w * 0.24, height, stripe),
    rect(x + 6, height - FOOT, w - 12, FOOT, INK),
    block(team, x + w / 2, height - FOOT / 2 - codeHeight / 2, codeHeight, PAPER, middle),
    block(value, x + w / 2, y - 12 - figureHeight, figureHeight, PAPER, middle),
  ].join('');
}

/** Tables and rankings: real points as steps, in true proportion above a common base. */
export const escalera: Composition<'escalera'> = (scene) => {
  const { width, height, picture, brand } = scene;
  const most = Math.max(1, ...picture.steps.map(({ value }) => value));
  const shelves = Array.from({ length: 6 }, (_, i) => rect(0, (height / 6) * i, width, 2, PAPER));
  return [
    rect(0, 0, width, height, brand[1]),
    group(shelves.join(''), 'opacity=".14"'),
    ...picture.steps.map((_, index) => step(scene, index, most)),
  ].join('');
};
