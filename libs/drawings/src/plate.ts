import { block, textWidth } from './blockLetters.ts';
import type { Colour } from './colours.ts';
import { LEAN, poly } from './shapes.ts';

const LETTERS = 30;
const HEIGHT = 54;

/** Width of a plate with this text, lean included, before any scaling. */
export function plateWidth(text: string): number {
  return textWidth(text, LETTERS) + 36 + HEIGHT * LEAN;
}

/** A leaning plate with a code on it, 54 units tall; (x, y) is its top left corner. */
export function plate(text: string, x: number, y: number, ground: Colour, letters: Colour): string {
  const right = x + plateWidth(text) - HEIGHT * LEAN;
  const body = poly(
    [
      [x + HEIGHT * LEAN, y],
      [right + HEIGHT * LEAN, y],
      [right, y + HEIGHT],
      [x, y + HEIGHT],
    ],
    ground,
  );
  return body + block(text, x + 18 + (HEIGHT / 2) * LEAN, y + 12, LETTERS, letters, { weight: 1.5 });
}
