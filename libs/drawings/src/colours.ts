import { differenceEuclidean, formatHex, interpolate, wcagContrast } from 'culori';

/** A colour as `#rrggbb`, lower or upper case. */
export type Colour = string;
/** Two colours of a side: the first fills, the second draws on it. */
export type Kit = readonly [Colour, Colour];

export const INK = '#0d1420';
export const PAPER = '#f7f2e6';

/** Contrast ratio of WCAG 2, 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => wcagContrast(one, other);

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
export const mix = (from: Colour, to: Colour, share: number): Colour =>
  formatHex(interpolate([from, to], 'rgb')(share));

const distance = differenceEuclidean('oklab');

/** Whether two grounds would be taken for one another side by side (OKLab distance under 0.16). */
export const tooAlike = (one: Colour, other: Colour): boolean => distance(one, other) < 0.16;
