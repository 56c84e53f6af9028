import type { Colour } from './colours.ts';

export type Point = readonly [number, number];
/** Further SVG attributes, written as they are. */
type More = string;

/** The one lean of every picture: 18 degrees. */
export const LEAN = Math.tan((18 * Math.PI) / 180);

/** A coordinate with one decimal; `-0` and `NaN` never reach the file. */
export function num(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 10) / 10 + 0) : '0';
}

/** `M` or `L` chain through the points, open. */
export function chain(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
}

function attributes(more: More): string {
  return more === '' ? '' : ` ${more}`;
}

export function poly(points: readonly Point[], fill: Colour, more: More = ''): string {
  return `<path d="${chain(points)}Z" fill="${fill}"${attributes(more)}/>`;
}

export function rect(x: number, y: number, w: number, h: number, fill: Colour, more: More = ''): string {
  const place = `x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"`;
  return `<rect ${place} fill="${fill}"${attributes(more)}/>`;
}

export function disc(x: number, y: number, r: number, fill: Colour, more: More = ''): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributes(more)}/>`;
}

export function line(d: string, stroke: Colour, width: number, more: More = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${attributes(more)}/>`;
}

export function path(d: string, fill: Colour, more: More = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

export function group(inner: string, more: More = ''): string {
  return `<g${attributes(more)}>${inner}</g>`;
}

/** A band that leans like everything else; `x` is where it crosses the middle of a picture `height` tall. */
export function band(x: number, width: number, height: number, fill: Colour, more: More = ''): string {
  const shift = (LEAN * height) / 2;
  const corners: Point[] = [
    [x - width / 2 + shift, 0],
    [x + width / 2 + shift, 0],
    [x + width / 2 - shift, height],
    [x - width / 2 - shift, height],
  ];
  return poly(corners, fill, more);
}

/** Everything right of a leaning line through `x` at half height. */
export function rightOf(x: number, width: number, height: number, fill: Colour): string {
  const shift = (LEAN * height) / 2;
  return poly(
    [
      [x + shift, 0],
      [width, 0],
      [width, height],
      [x - shift, height],
    ],
    fill,
  );
}

/** A star; `r` is its outer radius. */
export function star(x: number, y: number, r: number, fill: Colour, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, i): Point => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const reach = i % 2 === 1 ? r * 0.42 : r;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return poly(corners, fill);
}
