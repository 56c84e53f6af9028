import { converter } from 'culori';

const read = converter('hwb');

/** Hue in degrees: red 0, yellow 60, green 120, blue 240. `null` for a grey. */
export function hueOf(colour: string): number | null {
  const { h, w = 0, b = 0 } = read(colour) ?? {};
  return h === undefined || 1 - w - b < 16 / 255 ? null : h;
}
