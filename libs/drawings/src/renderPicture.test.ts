import sharp from 'sharp';
import { expect, it } from 'vitest';
import { illustrate } from './illustrate.ts';
import { renderPicture } from './renderPicture.ts';
import { specimens } from './specimens.ts';

const size = { width: 490, height: 275 };
const pixelsOf = async (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

/** Mean square of how far the pixels of a picture are from those of another. */
async function distance(picture: Buffer, drawn: Buffer): Promise<number> {
  const pixels = await pixelsOf(picture);
  return pixels.reduce((sum, value, i) => sum + (value - (drawn[i] ?? 0)) ** 2, 0) / pixels.length;
}

it.each(['marcador', 'camiseta', 'pizarra'])(
  'a picture of flat colours is nearer to its drawing than one of quality 75: %s',
  async (kind) => {
    const picture = specimens.find((specimen) => specimen.kind === kind)!;
    const svg = illustrate({ picture, seed: '1', brand: ['#18a0b4', '#0b2545'], ratio: 'wide' });
    const sized = Buffer.from(svg.replace('<svg ', `<svg width="${size.width}" height="${size.height}" `));
    const drawn = await sharp(sized).removeAlpha().raw().toBuffer();
    const ofDefault = await sharp(sized).removeAlpha().webp({ quality: 75 }).toBuffer();

    const own = await renderPicture(svg, { ...size, format: 'webp' });

    expect(await distance(own, drawn)).toBeLessThan(await distance(ofDefault, drawn));
  },
);
