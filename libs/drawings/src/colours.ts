/** A colour as `#rrggbb`, lower or upper case. */
export type Colour = string;
/** Two colours of a side: the first fills, the second draws on it. */
export type Kit = readonly [Colour, Colour];

export const INK = '#0d1420';
export const PAPER = '#f7f2e6';

type Triple = [number, number, number];

function channels(hex: Colour): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function linear(hex: Colour): Triple {
  return channels(hex).map((channel) => {
    const v = channel / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

function luminance(hex: Colour): number {
  const [r, g, b] = linear(hex);
  return r * 0.2126 + g * 0.7152 + b * 0.0722;
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The choice that stands out most on the ground; the first wins a draw. */
export function mostVisible(ground: Colour, choices: readonly Colour[] = [PAPER, INK]): Colour {
  return choices.reduce((best, next) => (contrast(ground, next) > contrast(ground, best) ? next : best));
}

/** The wanted colour where it can be read on the ground (3:1 unless told), else paper or ink. */
export function readable(ground: Colour, wanted: Colour, least = 3): Colour {
  return contrast(ground, wanted) >= least ? wanted : mostVisible(ground);
}

/**
 * The colour of letters: the first wanted that reads at 4.5:1 on all their grounds, else the best of paper and ink,
 * and where a red or a blue is too middling for those, of white and black.
 */
export function legible(grounds: readonly Colour[], wanted: readonly Colour[] = []): Colour {
  const weakest = (colour: Colour) => Math.min(...grounds.map((ground) => contrast(ground, colour)));
  const plain = weakest(PAPER) > weakest(INK) ? [PAPER, '#ffffff'] : [INK, '#000000'];
  const choices = [...wanted, ...plain];
  return (
    choices.find((colour) => weakest(colour) >= 4.5) ??
    ['#ffffff', '#000000'].reduce((one, other) => (weakest(other) > weakest(one) ? other : one))
  );
}

/** Paper or ink, whichever the letters stand out from: a pattern tinted with it never takes them their contrast. */
export function awayFrom(letters: Colour): Colour {
  return isDark(letters) ? PAPER : INK;
}

/** Whether a ground is dark enough to ask for paper on it. */
export function isDark(ground: Colour): boolean {
  return mostVisible(ground) === PAPER;
}

/** `from` moved towards `to`; share 0 to 1. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to);
  const mixed = channels(from).map((v, i) => Math.round(v + ((target[i] ?? v) - v) * share));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

function oklab(hex: Colour): Triple {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Whether two grounds would be taken for one another side by side (OKLab distance under 0.16). */
export function tooAlike(one: Colour, other: Colour): boolean {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 0.16;
}
