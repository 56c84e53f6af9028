import type { ContrastPair, NeededContrast } from './ContrastPair';
import type { SchemeColours } from './SchemeColours';
import { styleRowsOf } from './styles/styleRowsOf';
import type { ThemeTokens } from './ThemeTokens';

type Name = keyof SchemeColours;

const pairs = (need: NeededContrast, behind: Name, ...names: readonly Name[]): ContrastPair[] =>
  names.map((on) => ({ on, behind, need }));

/** Pairs of every theme: text, then bars, icons, marks and zones. Lines are decoration. */
const everywhere: readonly ContrastPair[] = [
  ...pairs(4.5, 'background', 'ink', 'inkSoft', 'brand'),
  ...pairs(4.5, 'surface', 'ink', 'inkSoft', 'brand', 'error', 'success'),
  // Boxes on boxes: a hovered match in the strip.
  ...pairs(4.5, 'surfaceRaised', 'ink', 'inkSoft'),
  ...pairs(4.5, 'brand', 'onBrand'),
  ...pairs(4.5, 'accent', 'onAccent'),
  ...pairs(4.5, 'live', 'onLive'),
  ...pairs(4.5, 'button', 'onButton'),
  // `onFooterSoft` is also used for the menu's group titles and in the dark band of the home page.
  ...pairs(4.5, 'header', 'onHeader', 'onFooterSoft'),
  ...pairs(4.5, 'headerSecond', 'onHeader'),
  ...pairs(4.5, 'footer', 'onFooter', 'onFooterSoft'),
  ...pairs(3, 'background', 'live', 'error', 'success', 'zone1', 'zone2', 'zone3', 'zone4'),
  ...pairs(3, 'surface', 'live'),
  ...pairs(3, 'header', 'mark'),
  ...pairs(3, 'field', 'fieldLine'),
];

/** A button stands out by its colour or, if that is close to the page's, by its border. */
function buttonPair({ buttonEdge }: SchemeColours): ContrastPair {
  return { on: buttonEdge === 'transparent' ? 'button' : 'buttonEdge', behind: 'background', need: 3 };
}

/** Every pair of one scheme, with those of the theme's styles. */
export function contrastPairsOf(tokens: ThemeTokens, scheme: 'light' | 'dark'): ContrastPair[] {
  const ofStyles = styleRowsOf(tokens.styles).flatMap((row) => row.pairs ?? []);
  return [...everywhere, buttonPair(tokens[scheme]), ...ofStyles];
}
