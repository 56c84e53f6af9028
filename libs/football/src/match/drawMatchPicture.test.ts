import sharp from 'sharp';
import { expect, it } from 'vitest';
import { aMatch } from '@cancha/site/testing/aMatch';
import { testContext } from '@cancha/site/testing/testContext';
import { badgeBoxes, drawMatchPicture } from './drawMatchPicture';
import { paintMatchPicture, sizeBadge } from './paintMatchPicture';

const none = { home: false, away: false };
const draw = (match: Parameters<typeof drawMatchPicture>[0], hasBadge = none) =>
  drawMatchPicture(match, hasBadge, testContext());
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

it('a side without a shield has its letters, and only that side', () => {
  const home = { id: 'h', name: 'Brasil', image: null, code: 'BRA' };
  expect(draw(aMatch.scheduled({ home }), { home: false, away: true }).match(/<circle/g)).toHaveLength(1);
  expect(draw(aMatch.scheduled({ home }))).toContain('>BRA</text>');
  expect(draw(aMatch.scheduled({ home }))).toContain('>NOR</text>');
});

it('is set in the faces of the site', () => {
  const svg = draw(aMatch.scheduled());
  expect(svg).toMatch(/font-family="&#39;Barlow Condensed&#39;[^"]*" font-weight="700"/);
});

it('has the shields that are there, and stands without one that is no picture', async () => {
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#f00"/></svg>';
  const home = await sizeBadge(Buffer.from(red));
  const away = await sizeBadge(Buffer.from('<html>'));
  expect(away).toBeNull();

  const svg = draw(aMatch.scheduled(), { home: true, away: false });
  const png = sharp(await paintMatchPicture(svg, { home, away }));
  const { data, info } = await png.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { left, top } = badgeBoxes.home;
  const at = ((top + 100) * info.width + left + 100) * 3;
  expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0]);
});
