import type { OpenFace } from './openFace.ts';

export type Lines = { baseline: number; capHeight: number };
export type Outline = { path: string; end: number };

/** The path of a text that begins at `x`, and where it ends. The face needs a capital H, for its height. */
export function outlineText(
  face: OpenFace,
  text: string,
  x: number,
  { baseline, capHeight }: Lines,
): Outline {
  const heights = Array.from((face('H')[0]?.path ?? '').matchAll(/,(-?[\d.]+)/g), ([, y]) => Number(y));
  const scale = capHeight / Math.max(1, ...heights);
  let end = x;
  const paths = face(text).map(({ path, advance }) => {
    const start = end;
    end += advance * scale;
    // y goes upwards in glyphs, downwards in SVG.
    return path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, right: string, up: string) =>
      [start + Number(right) * scale, baseline - Number(up) * scale]
        .map((value) => Number(value.toFixed(1)))
        .join(' '),
    );
  });
  return { path: paths.join(''), end };
}
