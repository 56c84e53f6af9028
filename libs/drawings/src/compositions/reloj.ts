import { ball } from '../ball.ts';
import { block, fitHeight } from '../blockLetters.ts';
import { contrast, mix, mostVisible, tooAlike, type Colour, type Kit } from '../colours.ts';
import type { PictureOf } from '../pictureSchema.ts';
import { isSquare, type Composition, type Scene } from '../Scene.ts';
import { band, chain, disc, line, rect, type Point } from '../shapes.ts';

interface Goal {
  readonly minute: number;
  readonly side: 0 | 1;
}

interface Dial {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Minutes in one turn. */
  readonly length: number;
}

/** Goals in order; those of one minute (90 stands for all of stoppage time) stand next to each other. */
function spread(list: PictureOf<'reloj'>['goals']): Goal[] {
  let previous = -99;
  return [...list]
    .sort((a, b) => a[0] - b[0])
    .map(([minute, side]) => {
      previous = Math.max(minute, previous + 1.6);
      return { minute: previous, side };
    });
}

/** One turn is the match as it was played: 90 minutes, 120 with extra time, a little more for stoppage. */
function dialOf(scene: Scene<'reloj'>, list: readonly Goal[]): Dial {
  const { width, height, picture } = scene;
  const last = Math.ceil(Math.max(90, picture.minute ?? 0, list.at(-1)?.minute ?? 0));
  const length = last <= 99 ? Math.max(92, last + 1) : Math.max(122, last + 2);
  return isSquare(scene)
    ? { x: width * 0.56, y: height * 0.52, r: height * 0.41, length }
    : { x: width * 0.62, y: height * 0.54, r: height * 0.49, length };
}

function onDial({ x, y, r, length }: Dial, minute: number, reach: number): Point {
  const angle = (minute / length) * 2 * Math.PI - Math.PI / 2;
  return [x + r * reach * Math.cos(angle), y + r * reach * Math.sin(angle)];
}

function face(dial: Dial, ground: Colour, ink: Colour): string {
  const ticks = Array.from({ length: dial.length }, (_, m) =>
    chain([onDial(dial, m, 0.97), onDial(dial, m, m % 15 === 0 ? 0.84 : 0.91)]),
  );
  return (
    disc(dial.x, dial.y, dial.r, mix(ground, ink, 0.08)) + line(ticks.join(''), mix(ground, ink, 0.45), 5)
  );
}

/** The side's colour on the dial: its first that shows on the ground and is not the other side's. */
function markColour(kit: Kit, ground: Colour, taken?: Colour): Colour {
  const free = kit.filter((c) => contrast(c, ground) > 1.5 && (taken === undefined || !tooAlike(c, taken)));
  return free[0] ?? mostVisible(ground);
}

/** One mark and one ball a goal; balls that would touch step inwards. */
function goals(list: readonly Goal[], dial: Dial, sides: Kit): string[] {
  let [previous, inside] = [-99, false];
  return list.map(({ minute, side }) => {
    const close = (minute - previous) * ((2 * Math.PI * dial.r * 0.72) / dial.length) < 58;
    inside = close && !inside;
    previous = minute;
    const [reach, size] = inside ? [0.5, 24] : [0.72, 28];
    const mark = line(chain([onDial(dial, minute, 0.99), onDial(dial, minute, reach)]), sides[side], 18);
    return mark + ball(...onDial(dial, minute, reach), size);
  });
}

/** A match told by its minutes: a dial with one mark a goal. */
export const reloj: Composition<'reloj'> = (scene) => {
  const { width, height, picture, home, away, brand } = scene;
  const ground = brand[1];
  const ink = mostVisible(ground);
  const list = spread(picture.goals);
  const dial = dialOf(scene, list);
  const homeMark = markColour(home, ground);
  const minute = picture.minute ?? picture.goals.at(-1)?.[0];
  const text = minute === undefined ? '' : `${minute}'`;
  const size = fitHeight(text, dial.r * 0.72, dial.r * 0.46);
  return [
    rect(0, 0, width, height, ground),
    band(width * 0.12, width * 0.16, height, home[0]),
    band(width * 0.22, width * 0.04, height, contrast(ground, home[1]) > 1.3 ? home[1] : home[0]),
    face(dial, ground, ink),
    ...goals(list, dial, [homeMark, markColour(away, ground, homeMark)]),
    text === '' ? ball(dial.x, dial.y, dial.r * 0.34) : '',
    block(text, dial.x + 8, dial.y - size / 2, size, ink, { anchor: 'middle', weight: 1.5 }),
  ].join('');
};
