import sharp from 'sharp';
import { expect, it } from 'vitest';
import { aMatch } from '../testing/aMatch';
import { testContext } from '../testing/testContext';
import { drawMatchPicture } from './drawMatchPicture';

const draw = (match: Parameters<typeof drawMatchPicture>[0]) => drawMatchPicture(match, testContext());
const sizeOf = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data.length };
};

it('a shared match is a picture of its names, its score and where it stands', async () => {
  const svg = draw(aMatch.finished({ penalties: { home: 4, away: 3 } }));
  for (const text of ['Brasil', 'Noruega', '1 – 2', '(4 – 3)', 'FINAL', 'Mundial · Octavos de final'])
    expect(svg).toContain(`>${text}</text>`);
  expect(await sizeOf(svg)).toMatchObject({ width: 1200, height: 630 });
});

it('a name can neither break the drawing nor leave its half', async () => {
  const name = 'Asociación <Deportiva> "Sociedad" & Recreativa del Valle de los Santos';
  const svg = draw(aMatch.scheduled({ home: { id: '1', name, image: null, code: null } }));
  expect((await sizeOf(svg)).width).toBe(1200);
  expect(Number(/font-size="(\d+)"[^>]*>Asoc/.exec(svg)?.[1])).toBeLessThan(16);
});

it('a match without a score has a dash, which is not 0', () => {
  expect(draw(aMatch.scheduled())).toContain('>–</text>');
  expect(draw(aMatch.finished({ score: { home: 0, away: 0 } }))).toContain('>0 – 0</text>');
});
