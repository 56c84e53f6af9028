import { clampChroma, converter, formatHex, type Oklch } from 'culori';

const read = converter('oklch');

/** Lightness `l` 0 to 1, chroma `c` from 0, hue `h` in degrees. Greys have no hue. */
export function toOklch(colour: string): Oklch {
  const oklch = read(colour);
  if (!oklch) throw new Error(`“${colour}” is no colour`);
  return oklch;
}

/** `#rrggbb`. Chroma is reduced until the colour is in sRGB. */
export const toHex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'));
