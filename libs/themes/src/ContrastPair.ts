import type { SchemeColours } from './SchemeColours';

/** WCAG 2 AA: text 4.5, meaningful graphics 3. */
export type NeededContrast = 4.5 | 3;

/** A foreground colour on the background that a component shows it on. */
export type ContrastPair = { on: keyof SchemeColours; behind: keyof SchemeColours; need: NeededContrast };
