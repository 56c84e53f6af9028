import { contrastRatio } from '@cancha/themes/contrastRatio';

type ReadableColours = { background: string; color: string };

/** What WCAG asks of text of this size. */
const least = 4.5;
const inks = ['#ffffff', '#000000'] as const;

/**
 * The colours an entry asks for, if it can be read in them. A background decides: the ink that was asked for is worn
 * where it reaches 4.5:1 on it, else white or black, one of which always does. An ink alone is not worn: it would
 * stand on the header's colour, which every theme and scheme chooses for itself. Nor is what is no `#rgb` or `#rrggbb`.
 */
export function readableColours(
  styles: { bgColor?: string | undefined; fontColor?: string | undefined } | undefined,
): ReadableColours | null {
  const background = readHex(styles?.bgColor);
  if (!background) return null;
  const asked = readHex(styles?.fontColor);
  const color = [...(asked ? [asked] : []), ...inks].find((ink) => contrastRatio(ink, background) >= least);
  return color ? { background, color } : null;
}

/** `#RGB` and `#rrggbb` as `#rrggbb`; `null` for anything else. */
function readHex(colour: string | undefined): string | null {
  const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour ?? '')?.[0].toLowerCase();
  if (!hex) return null;
  return hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
}
