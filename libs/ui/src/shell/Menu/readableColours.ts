import { contrastRatio } from '@cancha/themes/contrastRatio';

type ReadableColours = { background: string; color: string };

/** WCAG 2 AA for text. */
const minContrast = 4.5;
const inks = ['#ffffff', '#000000'] as const;

/**
 * The colours of an entry, made readable. The text colour is kept with a contrast of 4.5:1 on the background, else it
 * becomes white or black. A text colour without a background is ignored, as the header's colour varies by theme. So are
 * colours other than `#rgb` and `#rrggbb`.
 */
export function readableColours(
  styles: { bgColor?: string | undefined; fontColor?: string | undefined } | undefined,
): ReadableColours | null {
  const background = readHex(styles?.bgColor);
  if (!background) return null;
  const asked = readHex(styles?.fontColor);
  const color = [...(asked ? [asked] : []), ...inks].find(
    (ink) => contrastRatio(ink, background) >= minContrast,
  );
  return color ? { background, color } : null;
}

/** `#RGB` and `#rrggbb` as `#rrggbb`; `null` for anything else. */
function readHex(colour: string | undefined): string | null {
  const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour ?? '')?.[0].toLowerCase();
  if (!hex) return null;
  return hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
}
