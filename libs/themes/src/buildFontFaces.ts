import type { ThemeFont } from './ThemeTokens';

export type FontFile = { font: ThemeFont; part: 'latin' | 'latin-ext'; name: string; bytes: number };

function face({ font, part, name }: FontFile): string {
  const onlyFor =
    part === 'latin-ext' ? ';unicode-range:U+0100-0151,U+0154-015F,U+0162-0177,U+0179-017C' : '';
  return `@font-face{font-family:"${font.family}";font-weight:${font.weight};font-display:swap;src:url(/fonts/${name}) format("woff2")${onlyFor}}`;
}

/** Arial, stretched to the measures of the real face: nothing moves when that one arrives. */
function standIn({ fallback }: ThemeFont): string {
  const { family, sizeAdjust, ascent, descent } = fallback;
  return `@font-face{font-family:"${family}";src:local("Arial"),local("Liberation Sans");size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
}

/** `@font-face` rules of a theme; the files are served under `/fonts/`. */
export function buildFontFaces(files: readonly FontFile[]): string {
  const standIns = new Map(files.map(({ font }) => [font.fallback.family, standIn(font)]));
  return [...files.map(face), ...standIns.values()].join('\n');
}
