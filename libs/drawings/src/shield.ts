import { block, fitHeight } from './blockLetters.ts';
import { contrast, INK, isDark, mix, mostVisible, PAPER, type Colour, type Kit } from './colours.ts';
import { hashedKit } from './kits.ts';
import { hash } from './random.ts';
import { path, poly, rect } from './shapes.ts';

export interface Club {
  readonly id: string;
  readonly code: string;
  /** The ground first; made up from the id where nobody knows them. */
  readonly colours: Kit | null;
}

const outlines = [
  'M4 4H44V30C44 43 35 50 24 54C13 50 4 43 4 30Z',
  'M24 3L44 9V30C44 43 35 50 24 54C13 50 4 43 4 30V9Z',
  'M24 5A23 23 0 1 1 23.9 5Z',
  'M4 8C12 9 19 7 24 3C29 7 36 9 44 8V32C42 44 34 50 24 54C14 50 6 44 4 32Z',
  'M24 3L44 14V42L24 53L4 42V14Z',
  'M5 4H43L39 38L24 54L9 38Z',
] as const;

// prettier-ignore
const diagonal = [[0, 40], [0, 20], [48, -4], [48, 16]] as const;
// prettier-ignore
const chevron = [[0, 58], [0, 44], [24, 20], [48, 44], [48, 58]] as const;

const fields: readonly ((tint: Colour) => string)[] = [
  (tint) => rect(24, 0, 24, 58, tint),
  (tint) => poly(diagonal, tint),
  (tint) => [8, 24, 40].map((x) => rect(x - 4, 0, 8, 58, tint)).join(''),
  (tint) => rect(0, 20, 48, 18, tint),
  (tint) => poly(chevron, tint),
  (tint) => rect(24, 0, 24, 28, tint) + rect(0, 28, 24, 30, tint),
  () => '',
];

function codePlate(code: string, ground: Colour): string {
  const plate = isDark(ground) ? INK : PAPER;
  const height = fitHeight(code, 38, 12);
  const letters = block(code, 24, 28 - height / 2, height, mostVisible(plate), {
    anchor: 'middle',
    weight: 1.5,
  });
  return rect(0, 18, 48, 20, plate) + letters;
}

/**
 * Neutral club shield as SVG of 48 by 57: outline and field from a hash of the id, colours given or hashed.
 * A code is legible from 32 pixels up; under that ask for the shield without it.
 */
export function shield(club: Club, { withCode }: { readonly withCode: boolean }): string {
  const seed = hash(club.id);
  const [ground, tint] = club.colours ?? hashedKit(club.id);
  const outline = outlines[seed % outlines.length] ?? outlines[0];
  // A club's own second colour is always shown; the last field has none.
  const choices = club.colours ? fields.length - 1 : fields.length;
  const field = fields[Math.floor(seed / 7) % choices]?.(tint) ?? '';
  const key = `s${seed.toString(36)}`;
  const rim = contrast(ground, '#ffffff') < 1.6 ? '#8a94a3' : mix(ground, INK, 0.55);
  const body =
    `<clipPath id="${key}"><path d="${outline}"/></clipPath><g clip-path="url(#${key})">` +
    `${rect(0, 0, 48, 58, ground)}${field}${withCode ? codePlate(club.code, ground) : ''}</g>` +
    path(outline, 'none', `stroke="${rim}" stroke-width="2"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="57" viewBox="0 0 48 57">${body}</svg>\n`;
}
