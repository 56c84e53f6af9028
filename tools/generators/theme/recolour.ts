import type { Oklch } from 'culori';
import { toHex, toOklch } from './oklch.ts';

export type Scheme = Record<string, string>;

/** The same on every site. */
const shared = ['live', 'onLive'];

/** Maximum distance in degrees of hues to shift; others are the palette's second colour. */
const maxHueDistance = 75;
/** A colour with less chroma is a tinted grey. */
const greyChroma = 0.04;

/** `from`, `to`: the brand colour of the set, and the new one. `brand`: what the brand colour of this scheme becomes. */
type Turn = { from: string; to: string; brand: string };

/**
 * Shifts the named colours from the hue of the old brand colour to that of the new one. They keep their lightness, so
 * their contrast hardly changes; `strengthen` fixes the rest. What has the brand colour itself gets the new one exactly.
 */
export function recolour(scheme: Scheme, names: readonly string[], { from, to, brand }: Turn): Scheme {
  const [old, next] = [toOklch(from), toOklch(to)];
  const entries = Object.entries(scheme).map(([name, colour]): [string, string] => {
    const isOwn = names.includes(name) && !shared.includes(name) && /^#[0-9a-f]{6}$/i.test(colour);
    if (!isOwn) return [name, colour];
    return [name, colour === scheme['brand'] ? brand : toHex(turn(toOklch(colour), old, next))];
  });
  return Object.fromEntries(entries);
}

function turn(colour: Oklch, old: Oklch, { c, h = 0 }: Oklch): Oklch {
  if (colour.c < greyChroma) return { ...colour, h };
  const degrees = Math.abs((colour.h ?? 0) - (old.h ?? 0));
  if (Math.min(degrees, 360 - degrees) > maxHueDistance) return colour;
  const vividness = Math.min(2, Math.max(0.5, c / old.c));
  return { ...colour, h, c: colour.c * vividness };
}
