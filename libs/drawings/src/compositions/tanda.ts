import { ball } from '../ball.ts';
import { block, fitHeight } from '../blockLetters.ts';
import { INK, legible, PAPER, type Colour } from '../colours.ts';
import { groundBeside } from '../kits.ts';
import { plate } from '../plate.ts';
import { isNarrow, isSquare, type Composition, type Scene } from '../Scene.ts';
import { disc, group, LEAN, line, num, rect, rightOf } from '../shapes.ts';

type Kick = 0 | 1;

/** A ball for a goal, a crossed ring for a miss, an empty spot for a kick nobody took. */
function spot(kick: Kick | undefined, x: number, y: number, r: number, ground: Colour): string {
  const ink = legible([ground]);
  if (kick === 1) return ball(x, y, r);
  if (kick === undefined) return disc(x, y, r * 0.2, ink, 'opacity=".45"');
  const d = r * 0.44;
  const cross = `M${num(x - d)} ${num(y - d)}l${num(2 * d)} ${num(2 * d)}m0 ${num(-2 * d)}l${num(-2 * d)} ${num(2 * d)}`;
  return (
    disc(x, y, r * 0.88, 'none', `stroke="${ink}" stroke-width="${num(r * 0.14)}"`) +
    line(cross, ink, r * 0.2)
  );
}

/** Where the leaning board begins, at half height; a square has no room for one. */
function boardEdge(scene: Scene<'tanda'>): number {
  return isSquare(scene) ? scene.width * 1.2 : scene.width * (isNarrow(scene) ? 0.74 : 0.79);
}

/** Right end of the room left of the board, at a height of the picture. */
function roomUntil(scene: Scene<'tanda'>, y: number): number {
  return boardEdge(scene) + LEAN * (scene.height / 2 - y);
}

/** One side's kicks in their order, under its code. */
function row(scene: Scene<'tanda'>, side: 0 | 1, ground: Colour): string {
  const { width, height, picture } = scene;
  const kicks = picture.kicks[side];
  const places = Math.max(5, picture.kicks[0].length, picture.kicks[1].length);
  const scale = isNarrow(scene) ? 1.15 : 1.35;
  const top = side === 0 ? 0 : height / 2;
  const left = width * 0.045;
  const step = (Math.min(roomUntil(scene, height), width) - left - 12) / places;
  const r = Math.min(step * 0.45, height * 0.125);
  const spots = Array.from({ length: places }, (_, i) =>
    spot(kicks[i], left + step * (i + 0.5), top + height * (isSquare(scene) ? 0.365 : 0.335), r, ground),
  );
  const code = group(
    plate(picture.teams[side], 0, 0, INK, PAPER),
    `transform="translate(${num(left)} ${num(top + height * 0.055)}) scale(${scale})"`,
  );
  return code + spots.join('');
}

/** How many went in: in the middle of the board where it stands, else over the kicks. */
function total(scene: Scene<'tanda'>, side: 0 | 1, ground: Colour): string {
  const { width, height, picture } = scene;
  const text = String(picture.kicks[side].filter((kick) => kick === 1).length);
  if (isSquare(scene)) {
    const top = height * (side === 0 ? 0.04 : 0.54);
    const size = fitHeight(text, width * 0.3, height * 0.2);
    return block(text, width * 0.955, top, size, legible([ground]), { anchor: 'end', weight: 1.55 });
  }
  const middle = height * (side === 0 ? 0.26 : 0.74);
  const edge = roomUntil(scene, middle - height * 0.14);
  const room = width - roomUntil(scene, height * 0.12);
  const size = fitHeight(text, room * 0.78, height * 0.34);
  return block(text, (edge + width) / 2, middle - size / 2, size, PAPER, { anchor: 'middle', weight: 1.55 });
}

/** A shoot-out kick by kick: two rows of five and more, the goals counted on the leaning board. */
export const tanda: Composition<'tanda'> = (scene) => {
  const { width, height, home, away } = scene;
  const ground = groundBeside(home[0], away);
  return [
    rect(0, 0, width, height, home[0]),
    rect(0, height / 2, width, height / 2, ground),
    rect(0, height / 2 - 5, width, 10, PAPER),
    isSquare(scene) ? '' : rightOf(boardEdge(scene), width, height, INK),
    row(scene, 0, home[0]),
    row(scene, 1, ground),
    total(scene, 0, home[0]),
    total(scene, 1, ground),
  ].join('');
};
