import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { favicon, iconFile, iconSizes, touchIcon } from './brandFiles';

/** A drawing as a square PNG. Its own ground fills it, as far as it has one. */
async function png(drawing: Buffer, size: number): Promise<Buffer> {
  // Drawn at the size it is wanted in and not enlarged: an SVG of 32 px says it has 32.
  const { width = size, height = size } = await sharp(drawing).metadata();
  const density = Math.min(2400, (72 * size) / Math.min(width, height));
  return sharp(drawing, { density })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Phones fill what is transparent with black: the icon's own corner colour goes behind it. */
async function opaque(icon: Buffer): Promise<Buffer> {
  const { dominant } = await sharp(icon).stats();
  return sharp(icon).flatten({ background: dominant }).png({ compressionLevel: 9 }).toBuffer();
}

/** Writes the icons of a brand, in every size that browsers and phones ask for, beside its drawing. */
export async function writeIcons(drawing: string, folder: string): Promise<void> {
  const svg = await readFile(drawing);
  await mkdir(folder, { recursive: true });
  const write = (file: string, bytes: Buffer) => writeFile(path.join(folder, file), bytes);
  for (const size of iconSizes) await write(iconFile(size), await png(svg, size));
  await write(touchIcon.file, await opaque(await png(svg, touchIcon.size)));
  const small = await Promise.all(favicon.sizes.map((size) => png(svg, size)));
  await write(favicon.file, await pngToIco(small));
}
