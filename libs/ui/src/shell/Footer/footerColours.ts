import { contrastRatio } from '@cancha/themes/contrastRatio';
import type { CSSProperties } from 'react';

/** Background and text of a footer, each as `#rrggbb`. */
export type FooterColours = { bgColor?: string | undefined; color?: string | undefined };

/** The least that WCAG 2 asks of text, at level AA. */
const readable = 4.5;

/**
 * The colours as variables for the footer's style sheet. Nothing, and so the theme's colours in both schemes, unless
 * there are two that can be read on each other: one alone would meet a colour that it was not chosen for.
 */
export function footerColours({ bgColor, color }: FooterColours = {}): CSSProperties | undefined {
  if (!bgColor || !color || !isColour(bgColor) || !isColour(color)) return undefined;
  if (contrastRatio(bgColor, color) < readable) return undefined;
  const variables: Record<`--footer-${string}`, string> = {
    '--footer-ground': bgColor,
    '--footer-ink': color,
    '--footer-soft': color,
    '--footer-mark': color,
    '--footer-band': bgColor,
    '--footer-bandInk': color,
  };
  return variables;
}

const isColour = (value: string): boolean => /^#[\da-f]{6}$/i.test(value);
