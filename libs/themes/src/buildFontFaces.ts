import { fallbackFamily, usesBoldFallback } from './faces/faceStack';
import type { ThemeFace } from './faces/ThemeFace';

export type FaceFile = { face: ThemeFace; part: 'latin' | 'latin-ext'; name: string; bytes: number };

/** `optional`: a late font waits for the next page, as text must not reflow while somebody reads it. */
function faceRule({ face, part, name }: FaceFile): string {
  const onlyFor =
    part === 'latin-ext' ? ';unicode-range:U+0100-0151,U+0154-015F,U+0162-0177,U+0179-017C' : '';
  return `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-display:optional;src:url(/fonts/${name}) format("woff2")${onlyFor}}`;
}

/** Arial scaled to the metrics of the real face: no layout shift. */
function fallbackRule(face: ThemeFace): string {
  const { sizeAdjust, ascent, descent } = face.fallback;
  const bold = usesBoldFallback(face.weight) ? ' Bold' : '';
  return `@font-face{font-family:"${fallbackFamily(face)}";font-weight:${face.weight};src:local("Arial${bold}"),local("Liberation Sans${bold}");size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
}

/** `@font-face` rules of a theme; the files are served under `/fonts/`. */
export function buildFontFaces(files: readonly FaceFile[]): string {
  const faces = new Set(files.map(({ face }) => face));
  return [...files.map(faceRule), ...Array.from(faces, fallbackRule)].join('\n');
}
