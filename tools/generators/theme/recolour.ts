import { toHex, toOklch, type Oklch } from './oklch.ts';

export type Scheme = Record<string, string>;

/** Means the same on every site: what is live, and the ink on it. */
const shared = ['live', 'onLive'];

/** Degrees between two hues of one family; what is further off is the second colour of a palette, and stays. */
const kin = 75;
/** Below it a colour is a grey with a tinge. */
const grey = 0.04;

/**
 * A scheme whose named colours have the hue of a new brand colour where they had about that of the old one. Their
 * lightness stays, and with it what can be read on what, but for a little that `strengthen` mends.
 */
export function recolour(
  scheme: Scheme,
  names: readonly string[],
  { from, to }: { from: string; to: string },
): Scheme {
  const [old, next] = [toOklch(from), toOklch(to)];
  const entries = Object.entries(scheme).map(([name, colour]): [string, string] => {
    const isOwn = names.includes(name) && !shared.includes(name) && /^#[0-9a-f]{6}$/i.test(colour);
    return [name, isOwn ? toHex(turn(toOklch(colour), old, next)) : colour];
  });
  return Object.fromEntries(entries);
}

function turn(colour: Oklch, old: Oklch, next: Oklch): Oklch {
  if (colour.chroma < grey) return { ...colour, hue: next.hue };
  if (distance(colour.hue, old.hue) > kin) return colour;
  const vividness = Math.min(2, Math.max(0.5, next.chroma / old.chroma));
  return { ...colour, hue: next.hue, chroma: colour.chroma * vividness };
}

function distance(a: number, b: number): number {
  const degrees = Math.abs(a - b) % 360;
  return Math.min(degrees, 360 - degrees);
}
