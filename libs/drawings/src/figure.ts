import { ball } from './ball.ts';
import { block, fitHeight } from './blockLetters.ts';
import { INK, legible, type Colour } from './colours.ts';
import { poses, type Pose, type PoseName } from './poses.ts';
import { chain, disc, group, line, num, poly, type Point } from './shapes.ts';

/** What a figure wears; one tone of skin for all, chosen for contrast: a sign, not a portrait. */
export interface Outfit {
  readonly skin?: Colour;
  readonly shirt: Colour;
  readonly shorts: Colour;
  readonly number?: number | undefined;
}

/** Bounds of a pose in its own units, the ball and the width of the limbs included. */
export function poseBounds(name: PoseName): { left: number; top: number; right: number; bottom: number } {
  const { head, torso, arms, legs, ball: at } = poses[name];
  const joints = [...torso, ...arms.flat(), ...legs.flat(), ...(at ? [at] : [])];
  const [xs, ys] = [joints.map(([x]) => x), joints.map(([, y]) => y)];
  return {
    left: Math.min(...xs, head[0] - 8) - 8,
    top: Math.min(...ys, head[1] - 8) - 8,
    right: Math.max(...xs, head[0] + 8) + 8,
    bottom: Math.max(...ys) + 8,
  };
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

function leg([hip, knee, ankle, toe]: Pose['legs'][0], outfit: Outfit, skin: Colour): string {
  return (
    line(chain([hip, knee, ankle]), skin, 15) +
    line(chain([between(knee, ankle, 0.35), ankle]), outfit.shirt, 15) +
    line(chain([ankle, toe]), skin, 12) +
    line(chain([hip, between(hip, knee, 0.62)]), outfit.shorts, 22)
  );
}

function arm([shoulder, elbow, hand]: Pose['arms'][0], outfit: Outfit, skin: Colour): string {
  return (
    line(chain([shoulder, elbow, hand]), skin, 12) +
    line(chain([shoulder, between(shoulder, elbow, 0.7)]), outfit.shirt, 16)
  );
}

/** The captain's band around the upper arm. */
function armband([shoulder, elbow]: Pose['arms'][0], shirt: Colour): string {
  const ends = chain([between(shoulder, elbow, 0.4), between(shoulder, elbow, 0.66)]);
  return line(ends, legible([shirt], ['#ffd60a']), 17, 'stroke-linecap="butt"');
}

/** The number on the back, turned with the trunk. */
function backNumber(torso: Pose['torso'], number: number, shirt: Colour): string {
  const [left, right] = torso;
  const cx = torso.reduce((sum, [x]) => sum + x, 0) / 4;
  const cy = torso.reduce((sum, [, y]) => sum + y, 0) / 4;
  const lean = Math.atan2(cy - (left[1] + right[1]) / 2, cx - (left[0] + right[0]) / 2);
  const turn = `rotate(${num((lean * 180) / Math.PI - 90)} ${num(cx)} ${num(cy)})`;
  const height = fitHeight(String(number), 34, 30);
  return block(number, cx, cy - 5 - height / 2, height, legible([shirt]), {
    anchor: 'middle',
    weight: 1.7,
    more: `stroke-linecap="butt" stroke-linejoin="miter" transform="${turn}"`,
  });
}

/** A player or referee in one of the poses; (x, y) is the corner of its field, `scale` picture units per pose unit. */
export function figure(name: PoseName, x: number, y: number, scale: number, outfit: Outfit): string {
  const pose = poses[name];
  const skin = outfit.skin ?? INK;
  const [, , rightHip, leftHip] = pose.torso;
  const parts = [
    arm(pose.arms[0], outfit, skin),
    leg(pose.legs[0], outfit, skin),
    leg(pose.legs[1], outfit, skin),
    poly(pose.torso, outfit.shirt, `stroke="${outfit.shirt}" stroke-width="12"`),
    line(chain([leftHip, rightHip]), outfit.shorts, 20),
    arm(pose.arms[1], outfit, skin),
    pose.armband ? armband(pose.arms[1], outfit.shirt) : '',
    disc(...pose.head, 15.5, skin),
    outfit.number === undefined ? '' : backNumber(pose.torso, outfit.number, outfit.shirt),
    pose.ball ? ball(...pose.ball, 14) : '',
  ];
  const place = `translate(${num(x)} ${num(y)}) scale(${scale.toFixed(2)})`;
  return group(parts.join(''), `transform="${place}" stroke-linecap="round" stroke-linejoin="round"`);
}
