import type { SchemeColours } from './SchemeColours';

/** What WCAG 2 asks for at AA: of text, and of graphics that carry meaning. */
export type NeededContrast = 4.5 | 3;

/** A colour on the one behind it, where a component sets one on the other. */
export type ContrastPair = { on: keyof SchemeColours; behind: keyof SchemeColours; need: NeededContrast };
