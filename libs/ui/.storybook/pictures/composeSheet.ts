import sharp from 'sharp';

const gap = 16;
const sheetWidth = 2400;

type Placed = { input: Buffer; left: number; top: number };

/** Sets pictures in rows, in the order they come, on one sheet, a PNG: a file to look at instead of twenty. */
export async function composeSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const placed: Placed[] = [];
  let left = gap;
  let top = gap;
  let rowHeight = 0;
  for (const input of pictures) {
    const { width, height } = await sharp(input).metadata();
    if (left + width + gap > sheetWidth) {
      left = gap;
      top += rowHeight + gap;
      rowHeight = 0;
    }
    placed.push({ input, left, top });
    left += width + gap;
    rowHeight = Math.max(rowHeight, height);
  }
  // To be compared, not kept: the last tenth of its size would take nine tenths of the time.
  return sharp({
    create: { width: sheetWidth, height: top + rowHeight + gap, channels: 3, background: '#808080' },
  })
    .composite(placed)
    .png()
    .toBuffer();
}

/** The shades of a colour are this far apart in a reference: half of it is far below the difference that counts. */
const shade = 8;

/**
 * A sheet with fewer shades, a quarter smaller: how references are kept. Each pixel by itself: a palette chosen for the
 * whole sheet is another one as soon as another processor rounds a few pixels otherwise.
 */
export async function reduceShades(sheet: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(sheet).raw().toBuffer({ resolveWithObject: true });
  const reduced = data.map((value) => Math.min(255, Math.round(value / shade) * shade));
  return sharp(reduced, { raw: info }).png({ compressionLevel: 9 }).toBuffer();
}
