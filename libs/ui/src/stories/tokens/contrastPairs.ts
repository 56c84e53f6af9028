import type { SchemeColours } from '@cancha/themes/ThemeTokens';

type Name = keyof SchemeColours;

/** What WCAG 2 asks for at AA: of text, and of graphics that carry meaning. */
export type Need = 4.5 | 3;

/** A colour on the one behind it, where a component sets one on the other. */
export type ContrastPair = { on: Name; behind: Name; need: Need };

const pairs = (need: Need, behind: Name, ...names: readonly Name[]): ContrastPair[] =>
  names.map((on) => ({ on, behind, need }));

/** Every pair the components put together: text first, then bars, marks and zones. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, 'background', 'ink', 'inkSoft', 'brand', 'error', 'success'),
  ...pairs(4.5, 'surface', 'ink', 'inkSoft', 'brand'),
  ...pairs(4.5, 'surfaceRaised', 'ink', 'inkSoft'),
  ...pairs(4.5, 'accent', 'onAccent'),
  ...pairs(4.5, 'brand', 'onBrand'),
  ...pairs(4.5, 'button', 'onButton'),
  ...pairs(4.5, 'live', 'onLive'),
  ...pairs(4.5, 'header', 'onHeader', 'mark', 'onFooterSoft'),
  ...pairs(4.5, 'headerSecond', 'onHeader'),
  ...pairs(4.5, 'footer', 'onFooter', 'onFooterSoft'),
  ...pairs(3, 'background', 'live', 'zone1', 'zone2', 'zone3', 'zone4'),
];
