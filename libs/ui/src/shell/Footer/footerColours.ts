import { contrastRatio } from '@cancha/themes/contrastRatio';
import type { CSSProperties } from 'react';

/** Background and text of a footer, each as `#rrggbb`. */
export type FooterColours = { bgColor?: string | undefined; color?: string | undefined };

/** WCAG 2 AA for text. */
const minContrast = 4.5;

/** CSS variables of the colours. Nothing, and so the theme's colours, unless there are two with enough contrast. */
export function footerColours({ bgColor, color }: FooterColours = {}): CSSProperties | undefined {
  if (!bgColor || !color || !isColour(bgColor) || !isColour(color)) return undefined;
  if (contrastRatio(bgColor, color) < minContrast) return undefined;
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
