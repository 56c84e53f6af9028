import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Kit } from './colours.ts';
import { illustrate } from './illustrate.ts';
import { pictureSchema, type Picture } from './pictureSchema.ts';
import { canvases, type Ratio } from './pictureSizes.ts';
import { specimens } from './specimens.ts';

const brand: Kit = ['#18a0b4', '#0b2545'];
const ratios = Object.keys(canvases) as Ratio[];
const draw = (picture: Picture, ratio: Ratio = 'wide', seed = '1001') =>
  illustrate({ picture, ratio, seed, brand });

/** What the renderer sees: it parses strictly and throws on a text that is not well formed. */
async function sizeOf(svg: string): Promise<[number, number]> {
  const { info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return [info.width, info.height];
}

describe('an illustration', () => {
  it('is the same bytes for the same story, and another crowd for another', () => {
    const tribuna: Picture = { kind: 'tribuna', teams: ['MEX'], word: 'AZTECA' };
    for (const specimen of specimens) expect(draw(specimen)).toBe(draw(specimen));
    expect(draw(tribuna)).not.toBe(draw(tribuna, 'wide', '1002'));
  });

  it.each(ratios)('of every kind is an image of its own field in %s', async (ratio) => {
    for (const specimen of specimens) {
      const svg = draw(specimen, ratio);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(await sizeOf(svg)).toEqual([...canvases[ratio]]);
    }
  });

  it('is refused by the renderer when it is not well formed, so that the test above can fail', async () => {
    await expect(sizeOf(draw({ kind: 'red', teams: ['SUI'] }).replace('</svg>', ''))).rejects.toThrow();
  });

  it('is composed anew for each ratio', () => {
    for (const specimen of specimens) {
      const bodies = ratios.map((ratio) => draw(specimen, ratio).replace(/viewBox="[^"]*"/, ''));
      expect(new Set(bodies).size).toBe(ratios.length);
    }
  });

  it('shows the data: another score, number, minute or formation is another picture', () => {
    const pairs: [Picture, Picture][] = [
      [
        { kind: 'marcador', teams: ['MEX', 'ENG'], score: [2, 3] },
        { kind: 'marcador', teams: ['MEX', 'ENG'], score: [3, 2] },
      ],
      [
        { kind: 'camiseta', teams: ['PAN'], number: 4 },
        { kind: 'camiseta', teams: ['PAN'] },
      ],
      [
        { kind: 'reloj', teams: ['BRA', 'NOR'], goals: [[79, 1]] },
        { kind: 'reloj', teams: ['BRA', 'NOR'], goals: [[79, 0]] },
      ],
      [
        { kind: 'pizarra', teams: ['MAR'], formation: '4-3-3' },
        { kind: 'pizarra', teams: ['MAR'], formation: '4-4-2' },
      ],
      [
        { kind: 'tanda', teams: ['SUI', 'COL'], kicks: [[1], [0]] },
        { kind: 'tanda', teams: ['SUI', 'COL'], kicks: [[1], [1]] },
      ],
      [
        { kind: 'cuadro', teams: ['FRA', 'ESP', 'ARG', 'ENG'] },
        { kind: 'cuadro', teams: ['FRA', 'ESP', 'ARG', 'ENG'], through: ['ESP'] },
      ],
      [
        { kind: 'naipes', cards: ['AS', 'KS'] },
        { kind: 'naipes', cards: ['AS', 'KH'] },
      ],
      [
        { kind: 'diamante', bases: [1] },
        { kind: 'diamante', bases: [2] },
      ],
      [
        { kind: 'racha', teams: ['HON'], results: [1, 0, 1] },
        { kind: 'racha', teams: ['HON'], results: [1, 1, 0] },
      ],
    ];
    for (const [one, other] of pairs) expect(draw(one)).not.toBe(draw(other));
  });

  it('survives the extremes its schema allows', async () => {
    const extremes: unknown[] = [
      { kind: 'marcador', teams: ['ZZZZ', '00'], score: [99, 0] },
      { kind: 'escalera', steps: [{ team: 'USA', value: 0 }] },
      { kind: 'escalera', steps: Array(6).fill({ team: 'WWWW', value: 9999 }), colors: ['#0b2545'] },
      { kind: 'reloj', teams: ['USA', 'USA'], goals: Array(16).fill([130, 0]), minute: 0 },
      { kind: 'pizarra', teams: ['MAR'], formation: '6-6-6-6-6' },
      { kind: 'tribuna', teams: ['MEX'], word: 'WWWWWWWWWW' },
      { kind: 'copa', word: 'ÑÑÑÑÑÑ' },
      { kind: 'duelo', teams: ['USA', 'USA'], word: "''' . : +/" },
      { kind: 'tanda', teams: ['WWWW', 'WWWW'], kicks: [Array(15).fill(1), [0]] },
      { kind: 'cambio', teams: ['USA'], out: 88, in: 88 },
      { kind: 'calendario', day: 28, month: 'WWWWWW', teams: ['WWWW', 'WWWW'], word: 'WWWWWWWWWW' },
      { kind: 'entrada', teams: ['WWWW', 'WWWW'], word: 'WWWWWWWWWW' },
      { kind: 'confeti', teams: ['USA'], word: 'WWWWWWWWWWWW' },
      { kind: 'barrera', teams: ['USA', 'USA'], players: 6 },
      { kind: 'tunel', teams: ['USA', 'USA'], number: 99, word: 'ÑÑÑÑÑÑÑÑÑÑ' },
      { kind: 'cuadro', teams: Array(8).fill('WWWW'), through: [], colors: ['#0b2545'] },
      { kind: 'racha', teams: ['USA'], results: Array(8).fill(-1), letters: 'WDL' },
      { kind: 'racha', teams: ['USA'], results: [1, -1, 1] },
      { kind: 'naipes', cards: ['10S', '10H', '10D', '10C', 'QS'] },
      { kind: 'diamante', bases: [1, 1, 1], word: 'WWWWWWWWWW', colors: ['#b5653a', '#b5653a'] },
      { kind: 'figura', teams: ['USA'], number: 0, pose: 'arquero', colors: ['#ffffff', '#ffffff'] },
    ];
    for (const extreme of extremes) {
      const picture = pictureSchema.parse(extreme);
      for (const ratio of ratios) expect(await sizeOf(draw(picture, ratio))).toEqual([...canvases[ratio]]);
    }
  });
});
