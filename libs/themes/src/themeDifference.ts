import { differenceEuclidean, modeRgb, useMode } from 'culori/fn';
import type { ThemeTokens } from './ThemeTokens';

useMode(modeRgb);
const distance = differenceEuclidean('rgb');

/** How much two themes must differ: in traits, and in one colour by this distance (0 to 441). */
export const minDifference = { traits: 3, colour: 50 } as const;

/** Colours at the top of every page. */
const atTheTop = ['header', 'headerSecond', 'mark', 'brand', 'background'] as const;

/** Differences besides logo and colours. */
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

/** The largest distance of two colours, 0 to 441, in the scheme where the themes are closer. */
export function colourDistance(one: ThemeTokens, other: ThemeTokens): number {
  const bySchemes = (['light', 'dark'] as const).map((scheme) =>
    Math.max(...atTheTop.map((name) => 255 * distance(one[scheme][name], other[scheme][name]))),
  );
  return Math.min(...bySchemes);
}
