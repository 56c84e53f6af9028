/**
 * Draws every specimen in every ratio on one sheet a ratio, to be looked at.
 *   node libs/drawings/src/contactSheet.ts <folder>
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Kit } from './colours.ts';
import { illustrate } from './illustrate.ts';
import type { Picture } from './pictureSchema.ts';
import { canvases, type Ratio } from './pictureSizes.ts';
import { shield } from './shield.ts';
import { specimens } from './specimens.ts';

const HEIGHT = 216;
const GAP = 12;
const brand: Kit = ['#18a0b4', '#0b2545'];
const clubs = ['HER', 'ALA', 'SAP', 'CAR', 'PUN', 'SPO', 'LIB', 'SAN', 'PER', 'GUA', 'SAO', 'SAT'];

/** One PNG of equal tiles in rows of `columns`. */
async function writeTiles(
  file: string,
  svgs: readonly string[],
  tile: { readonly width: number; readonly height: number },
  columns: number,
): Promise<void> {
  const [stepX, stepY] = [tile.width + GAP, tile.height + GAP];
  const tiles = svgs.map(async (svg, i) => ({
    input: await sharp(Buffer.from(svg))
      .resize({ ...tile, fit: 'cover' })
      .png()
      .toBuffer(),
    left: GAP + (i % columns) * stepX,
    top: GAP + Math.floor(i / columns) * stepY,
  }));
  const size = { width: GAP + columns * stepX, height: GAP + Math.ceil(svgs.length / columns) * stepY };
  await sharp({ create: { ...size, channels: 3, background: '#8a94a3' } })
    .composite(await Promise.all(tiles))
    .png()
    .toFile(file);
}

/** A PNG sheet of pictures in one ratio; each is drawn with its own `id` as seed. */
export async function writeSheet(
  file: string,
  ratio: Ratio,
  pictures: readonly { readonly id: number; readonly picture: Picture }[],
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const [w, h] = canvases[ratio];
  const svgs = pictures.map(({ id, picture }) => illustrate({ picture, seed: String(id), brand, ratio }));
  const tile = { width: Math.round((HEIGHT * w) / h), height: HEIGHT };
  await writeTiles(file, svgs, tile, ratio === 'square' ? 6 : 4);
}

/** Writes `<ratio>.png` for each ratio and `shields.png` into a folder. */
async function writeContactSheets(folder: string): Promise<void> {
  const pictures = specimens.map((picture, id) => ({ id, picture }));
  for (const ratio of Object.keys(canvases) as Ratio[]) {
    await writeSheet(path.join(folder, `${ratio}.png`), ratio, pictures);
  }
  const shields = clubs.flatMap((code) =>
    [true, false].map((withCode) => shield({ id: `cr-${code}`, code, colours: null }, { withCode })),
  );
  await writeTiles(path.join(folder, 'shields.png'), shields, { width: 96, height: 114 }, 12);
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder !== undefined) await writeContactSheets(folder);
  else {
    console.error('Usage: node libs/drawings/src/contactSheet.ts <folder>');
    process.exitCode = 1;
  }
}
