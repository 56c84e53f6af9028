import type { ThemeTokens } from './ThemeTokens';

/** What two themes have to differ in at least: traits of their shape, and a colour by this much of the 441 there are. */
export const minDifference = { traits: 3, colour: 50 } as const;

/** Colours that are on the first screen of every page. */
const atTheTop = ['header', 'headerSecond', 'mark', 'brand', 'background'] as const;

/** In how many traits two themes differ that a reader sees at once, with the logo covered and no colour. */
export function countDifferentTraits(one: ThemeTokens, other: ThemeTokens): number {
  const others = traitsOf(other);
  return traitsOf(one).filter((trait, n) => trait !== others[n]).length;
}

function traitsOf({ fonts, shape, styles }: ThemeTokens): string[] {
  const { header, footer, card, poll, pager } = styles;
  return [
    ...[fonts.head.family, shape.radius, shape.bar, shape.labelCase, shape.content],
    ...[header, footer, card, poll, pager],
  ];
}

/** How far the colour of two themes is apart that differs most, from 0 to 441, in the scheme where they are closer. */
export function colourDistance(one: ThemeTokens, other: ThemeTokens): number {
  const bySchemes = (['light', 'dark'] as const).map((scheme) =>
    Math.max(...atTheTop.map((name) => distance(one[scheme][name], other[scheme][name]))),
  );
  return Math.min(...bySchemes);
}

/** Of two colours in the cube of red, green and blue. */
function distance(a: string, b: string): number {
  const parts = [1, 3, 5].map(
    (at) => Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16),
  );
  return Math.hypot(...parts);
}
