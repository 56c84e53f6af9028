import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contrast, legible, type Colour, type Kit } from './colours.ts';
import { illustrate } from './illustrate.ts';
import { nationKits } from './nationKits.ts';
import type { Picture } from './pictureSchema.ts';

const brands: Kit[] = [
  ['#18a0b4', '#0b2545'],
  ['#e4002b', '#17181c'],
];
const nations = Object.keys(nationKits);
const [WIDTH, HEIGHT] = [240, 135];

/** Every kind that has letters or numerals, for a side and its opponent. */
const lettered: Record<string, (home: string, away: string) => Picture> = {
  marcador: (home, away) => ({ kind: 'marcador', teams: [home, away], score: [2, 8] }),
  figura: (home) => ({ kind: 'figura', teams: [home], number: 26, pose: 'capitan' }),
  tribuna: (home) => ({ kind: 'tribuna', teams: [home], word: 'AZTECA' }),
  'camiseta lisa': (home) => ({ kind: 'camiseta', teams: [home], number: 88 }),
  'camiseta a bastones': (home) => ({ kind: 'camiseta', teams: [home], number: 88, pattern: 'bastones' }),
  'camiseta con banda': (home) => ({ kind: 'camiseta', teams: [home], number: 88, pattern: 'banda' }),
  'camiseta por mitades': (home) => ({ kind: 'camiseta', teams: [home], number: 88, pattern: 'mitades' }),
  copa: (home) => ({ kind: 'copa', teams: [home], word: 'CUARTO' }),
  reloj: (home, away) => ({ kind: 'reloj', teams: [home, away], goals: [[30, 0]], minute: 88 }),
  duelo: (home, away) => ({ kind: 'duelo', teams: [home, away], word: '13:00' }),
  estadio: (home) => ({ kind: 'estadio', teams: [home], word: 'SAN PEDRO' }),
  // prettier-ignore
  escalera: (home, away) => ({ kind: 'escalera', steps: [{ team: home, value: 9 }, { team: away, value: 4 }] }),
  // prettier-ignore
  tanda: (home, away) => ({ kind: 'tanda', teams: [home, away], kicks: [[1, 0, 1, 1], [1, 1, 0, 0]] }),
  cambio: (home) => ({ kind: 'cambio', teams: [home], out: 9, in: 21 }),
  calendario: (home, away) => ({
    kind: 'calendario',
    day: 28,
    month: 'JUNIO',
    teams: [home, away],
    word: '20:00',
  }),
  entrada: (home, away) => ({ kind: 'entrada', teams: [home, away], word: '80.824' }),
  confeti: (home) => ({ kind: 'confeti', teams: [home], word: 'CAMPEONA' }),
  esquina: (home) => ({ kind: 'esquina', teams: [home] }),
  tunel: (home, away) => ({ kind: 'tunel', teams: [home, away], number: 10, word: 'CUARTOS' }),
  cuadro: (home, away) => ({ kind: 'cuadro', teams: [home, away, 'MEX', 'ENG'], through: [home] }),
  naipes: () => ({ kind: 'naipes', cards: ['10H', 'JS'] }),
  diamante: () => ({ kind: 'diamante', bases: [2], word: '9 ENTRADAS' }),
  racha: (home) => ({ kind: 'racha', teams: [home], results: [1, 0, -1, 1] }),
};

/** A run of block letters; what is marked as shadow or edge only serves the letters on it. */
const LETTERS =
  /<g fill="none" stroke="(#\w{6})" stroke-width="[\d.]+"([^>]*)>(?:<path transform="translate[^>]*\/>)*<\/g>/g;

async function pixelsOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg.replace('<svg ', `<svg width="${WIDTH}" height="${HEIGHT}" `)))
    .removeAlpha()
    .raw()
    .toBuffer();
}

function hexAt(pixels: Buffer, at: number): Colour {
  return `#${pixels.toString('hex', at, at + 3)}`;
}

function isSamePixel(one: Buffer, other: Buffer, at: number): boolean {
  return one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2];
}

const faintPairs = new Map<string, boolean>();

/** Remembered: a picture has a dozen colours and thousands of pixels. */
function isFaint(letter: Colour, ground: Colour): boolean {
  const pair = letter + ground;
  const known = faintPairs.get(pair);
  if (known !== undefined) return known;
  const faint = contrast(letter, ground) < 4.5;
  faintPairs.set(pair, faint);
  return faint;
}

/** The share of the letters' visible pixels that stand on something they contrast less than 4.5:1 with. */
async function shareLost(svg: string): Promise<{ pixels: number; lost: number }> {
  const colours = new Set<Colour>();
  const bare = svg.replace(LETTERS, (run: string, colour: string, more: string) => {
    if (more.includes('class="edge"')) return run;
    if (!more.includes('class="shadow"')) colours.add(colour.toLowerCase());
    return '';
  });
  const [drawn, ground] = await Promise.all([pixelsOf(svg), pixelsOf(bare)]);
  let [pixels, lost] = [0, 0];
  for (let at = 0; at < drawn.length; at += 3) {
    if (isSamePixel(drawn, ground, at)) continue;
    const letter = hexAt(drawn, at);
    if (!colours.has(letter)) continue;
    pixels++;
    if (isFaint(letter, hexAt(ground, at))) lost++;
  }
  return { pixels, lost };
}

describe('letters and numerals', () => {
  it.each(Object.keys(lettered))(
    'of %s read at 4.5:1 on what they stand on, in every nation’s colours',
    async (name) => {
      const faint: string[] = [];
      for (const [i, home] of nations.entries()) {
        const picture = lettered[name]?.(home, nations[(i + 7) % nations.length] ?? 'USA');
        if (!picture) continue;
        const brand = brands[i % brands.length] ?? ['#000000', '#ffffff'];
        const { pixels, lost } = await shareLost(illustrate({ picture, seed: home, brand, ratio: 'wide' }));
        // Seams between two grounds and hairlines of a pitch are a few pixels.
        if (pixels < 60 || lost > pixels * 0.03) faint.push(`${home}: ${lost} of ${pixels}`);
      }
      expect(faint).toEqual([]);
    },
  );

  it('have a colour on every ground and on every two grounds of one side', () => {
    for (const [one, other] of Object.values(nationKits)) {
      expect(contrast(legible([one]), one)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(legible([one], [other]), one)).toBeGreaterThanOrEqual(4.5);
    }
    expect(legible(['#ffffff'], ['#c8102e'])).toBe('#c8102e');
    expect(legible(['#ffffff'], ['#ffcd00'])).toBe('#0d1420');
    expect(legible(['#767676'])).toMatch(/^#(ffffff|000000)$/);
  });

  it('are found faint when they are, so that the tests above can fail', async () => {
    const picture: Picture = { kind: 'estadio', teams: ['USA'], word: 'SAN PEDRO' };
    const svg = illustrate({ picture, seed: '1', brand: ['#18a0b4', '#0b2545'], ratio: 'wide' });
    const faint = svg.replaceAll(/(<g fill="none" stroke=")#\w{6}/g, '$1#41587a');
    const { pixels, lost } = await shareLost(faint);

    expect(lost).toBeGreaterThan(pixels * 0.9);
  });
});
