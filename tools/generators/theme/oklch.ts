/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

// Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/
const rgbToLms: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const lmsToLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToLms: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const lmsToRgb: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const apply = (matrix: Matrix, [x, y, z]: Triple) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple;
const each = (triple: Triple, change: (value: number) => number) => triple.map(change) as Triple;

/** @param colour `#rrggbb` */
export function toOklch(colour: string): Oklch {
  const channels: Triple = [1, 3, 5];
  const linear = each(channels, (at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [lightness, a, b] = apply(lmsToLab, each(apply(rgbToLms, linear), Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** `#rrggbb`. Chroma is reduced until the colour is in sRGB. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  const lms = apply(labToLms, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  const linear = apply(
    lmsToRgb,
    each(lms, (value) => value ** 3),
  );
  const outside = linear.some((value) => value < -0.0005 || value > 1.0005);
  if (outside && chroma > 0.001) return toHex({ lightness, chroma: chroma * 0.97, hue });
  const bytes = linear.map((value) => {
    const inside = Math.min(1, Math.max(0, value));
    return Math.round(255 * (inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
