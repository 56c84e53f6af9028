import { block, fitHeight } from '../blockLetters.ts';
import { awayFrom, contrast, INK, isDark, mix, legible, PAPER, tooAlike, type Colour } from '../colours.ts';
import { crowd } from '../crowd.ts';
import { figure, poseBounds } from '../figure.ts';
import { isNarrow, isSquare, type Composition, type Scene } from '../Scene.ts';
import { band, disc, rect } from '../shapes.ts';

interface Stage {
  /** Centre and radius of the disc behind the player. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Largest scale of the figure, and the share of the width that the numeral may take. */
  readonly scale: number;
  readonly numeral: number;
}

function stageOf(scene: Scene<'figura'>): Stage {
  const { width, height } = scene;
  if (isSquare(scene))
    return { x: width * 0.62, y: height * 0.57, r: height * 0.36, scale: 1.85, numeral: 0.5 };
  if (isNarrow(scene))
    return { x: width * 0.66, y: height * 0.47, r: height * 0.4, scale: 2.15, numeral: 0.46 };
  return {
    x: width * 0.66,
    y: height * 0.46,
    r: height * 0.43,
    scale: 2.3,
    numeral: width < 900 ? 0.48 : 0.52,
  };
}

/** The number behind the player, as tall as its width allows, cut by the left edge. */
function backdrop({ width, height, picture, home }: Scene<'figura'>, share: number, shade: Colour): string {
  if (picture.number === undefined) return band(width * 0.38, width * 0.06, height, shade);
  const text = String(picture.number);
  const square = isSquare({ width, height });
  const size = fitHeight(text, width * share, height * (square ? 0.5 : 0.86));
  const top = square ? height * 0.07 : Math.max(height * 0.1, (height * 0.84 - size) / 2);
  const colour = legible([home[0], shade]);
  const shadow = block(text, width * 0.02, top, size, mix(shade, INK, 0.25), {
    weight: 1.5,
    more: 'class="shadow"',
  });
  return shadow + block(text, width * 0.02 - 12, top - 12, size, colour, { weight: 1.5 });
}

/** The player in the middle of the disc, small enough to stay inside the picture on the right. */
function player({ width, height, picture, home }: Scene<'figura'>, stage: Stage, ground: Colour): string {
  const pose = picture.pose ?? 'remate';
  const { left, top, right, bottom } = poseBounds(pose);
  const scale = Math.min(
    stage.scale,
    (width * 0.66) / (right - left),
    (2 * (width - 12 - stage.x)) / (right - left) + 0.35,
  );
  const x = Math.min(stage.x - (scale * (left + right)) / 2, width - 14 - scale * right);
  const y = Math.max(stage.y - (scale * (top + bottom)) / 2, 10 - scale * top);
  const shirt = contrast(ground, home[0]) > 1.8 ? home[0] : PAPER;
  const plain = isDark(ground) ? PAPER : INK;
  return figure(pose, x, Math.min(y, height - 16 - scale * bottom), scale, {
    shirt,
    // White from head to foot would be one blot.
    shorts: tooAlike(shirt, plain) ? mix(ground, plain, 0.55) : plain,
    skin: contrast(ground, INK) > 2.2 ? INK : PAPER,
    number: picture.number,
  });
}

/** One player made it: number behind, pictogram in front, crowd below. */
export const figura: Composition<'figura'> = (scene) => {
  const { width, height, home, next } = scene;
  const [ground] = home;
  const numeral = legible([ground]);
  const shade = mix(ground, awayFrom(numeral), isDark(numeral) ? 0.3 : 0.28);
  const stage = stageOf(scene);
  const spot = contrast(ground, home[1]) < 1.4 ? INK : home[1];
  const stand = { x: 0, y: height * 0.84, w: width, h: height * 0.2 };
  return [
    rect(0, 0, width, height, ground),
    band(width * 0.16, width * 0.2, height, shade),
    backdrop(scene, stage.numeral, shade),
    disc(stage.x, stage.y, stage.r, spot),
    crowd(stand, [INK, mix(ground, PAPER, 0.3)], next),
    player(scene, stage, spot),
  ].join('');
};
