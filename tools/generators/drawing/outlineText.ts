import type { OpenFace } from './openFace.ts';

type Place = { x: number; baseline: number; capHeight: number };

/** The path of a text, and where it ends. The face needs a capital H, for its height. */
export function outlineText(
  face: OpenFace,
  text: string,
  { x, baseline, capHeight }: Place,
): { path: string; end: number } {
  const scale = capHeight / heightOf(face('H')[0]?.path ?? '');
  let pen = x;
  const paths = face(text).map(({ path, advance }) => {
    const moved = move(path, { x: pen, y: baseline }, scale);
    pen += advance * scale;
    return moved;
  });
  return { path: paths.join(''), end: pen };
}

function heightOf(path: string): number {
  return Math.max(1, ...Array.from(path.matchAll(/,(-?[\d.]+)/g), ([, y]) => Number(y)));
}

/** Flips y: upwards in glyphs, downwards in SVG. */
function move(path: string, { x, y }: { x: number; y: number }, scale: number): string {
  return path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, right: string, up: string) =>
    [x + Number(right) * scale, y - Number(up) * scale].map((value) => Number(value.toFixed(1))).join(' '),
  );
}
