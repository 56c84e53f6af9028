import type { Colour } from './colours.ts';
import { accents, advanceOf, glyphs, LETTER_GAP } from './glyphs.ts';
import { group, num } from './shapes.ts';

/** Height of a letter in grid units, stroke included, and how much narrower than tall the grid is. */
const GRID = 8.3;
const SQUEEZE = 0.86;
const EDGE = 0.65;
/** How far accents reach above the capitals, in heights of a capital. */
const ACCENT_REACH = 0.4;
/** Width of most letters in grid units: accents are drawn for it. */
const LETTER = 4;

/** One letter with the accents that follow it in decomposed text. */
interface Sign {
  readonly letter: string;
  readonly marks: readonly string[];
}

function signsOf(text: string): Sign[] {
  const signs: { letter: string; marks: string[] }[] = [];
  for (const char of text.toUpperCase().normalize('NFD')) {
    if (/\p{M}/u.test(char)) signs.at(-1)?.marks.push(char);
    else signs.push({ letter: char, marks: [] });
  }
  return signs;
}

/** Width of the text in picture units when its capitals are `height` tall. */
export function textWidth(text: string, height: number): number {
  const units = signsOf(text).reduce((sum, { letter }) => sum + advanceOf(letter), -0.6);
  return (Math.max(units, 0) * height * SQUEEZE) / GRID;
}

/** The height, at most `tallest`, at which the text is no wider than `width`. */
export function fitHeight(text: string, width: number, tallest: number): number {
  return Math.min(tallest, (tallest * width) / Math.max(textWidth(text, tallest), 1));
}

/** Room that the accents of a text need above its capitals, in heights of a capital; 0 without accents. */
export function accentReach(text: string): number {
  return signsOf(text).some(({ marks }) => marks.some((mark) => mark in accents)) ? ACCENT_REACH : 0;
}

function drawSign({ letter, marks }: Sign, x: number, y: number, scale: number): string {
  const size = `scale(${(scale * SQUEEZE).toFixed(3)} ${scale.toFixed(3)})`;
  const draw = (d: string, left: number) =>
    d === '' ? '' : `<path transform="translate(${num(left)} ${num(y)}) ${size}" d="${d}"/>`;
  // A narrow letter, such as Í, has its accent over its own middle.
  const middle = ((advanceOf(letter) - LETTER_GAP - LETTER) / 2) * scale * SQUEEZE;
  return (
    draw(glyphs[letter] ?? glyphs['-'] ?? '', x) +
    draw(marks.map((mark) => accents[mark] ?? '').join(''), x + middle)
  );
}

export interface Lettering {
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Stroke width in grid units; a letter is seven tall. */
  readonly weight?: number;
  /** Further SVG attributes of the group. */
  readonly more?: string;
}

/** Block lettering; (x, y) is the top of the text at its anchor, `height` that of its capitals. */
export function block(
  text: string | number,
  x: number,
  y: number,
  height: number,
  fill: Colour,
  { anchor = 'start', weight = 1.35, more = '' }: Lettering = {},
): string {
  const scale = height / GRID;
  const width = textWidth(String(text), height);
  const shift = { start: 0, middle: width / 2, end: width }[anchor];
  let at = x - shift + EDGE * scale * SQUEEZE;
  const letters = signsOf(String(text)).map((sign) => {
    const drawn = drawSign(sign, at, y + EDGE * scale, scale);
    at += advanceOf(sign.letter) * scale * SQUEEZE;
    return drawn;
  });
  return group(
    letters.join(''),
    `fill="none" stroke="${fill}" stroke-width="${weight}"${more === '' ? '' : ` ${more}`}`,
  );
}
