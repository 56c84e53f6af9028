import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeIcons } from './writeIcons';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  await writeIcons(path.join(import.meta.dirname, '../../../brands/src/fca/icon.svg'), folder);
});
afterAll(() => rm(folder, { recursive: true }));

const measure = async (file: string) => {
  const { width, height, format } = await sharp(path.join(folder, file)).metadata();
  return { width, height, format };
};

describe('the icons of a brand', () => {
  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is a square of %d px with something on it', async (file, size) => {
    expect(await measure(file)).toEqual({ width: size, height: size, format: 'png' });
    const { channels } = await sharp(path.join(folder, file)).stats();

    expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(5);
  });

  it('fills the corners of the one for phones', async () => {
    expect((await sharp(path.join(folder, 'apple-touch-icon.png')).stats()).isOpaque).toBe(true);
  });

  it('has one file of three small pictures for whoever asks for no drawing', async () => {
    const ico = await readFile(path.join(folder, 'favicon.ico'));
    const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => {
      const at = 6 + 16 * i;
      const start = ico.readUInt32LE(at + 12);
      return { size: ico.readUInt8(at), bitmap: ico.subarray(start, start + ico.readUInt32LE(at + 8)) };
    });

    expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
    for (const { size, bitmap } of pictures) {
      // A header of 40 bytes says twice the height: a mask of bits follows the colours.
      expect([bitmap.readUInt32LE(0), bitmap.readInt32LE(4), bitmap.readInt32LE(8)]).toEqual([
        40,
        size,
        2 * size,
      ]);
      expect(new Set(bitmap.subarray(40, 40 + 4 * size * size)).size).toBeGreaterThan(5);
    }
  });

  it('is no heavier than it has to be', async () => {
    const files = await readdir(folder);
    const bytes = await Promise.all(
      files.map(async (file) => (await readFile(path.join(folder, file))).length),
    );

    expect(Math.max(...bytes)).toBeLessThan(40_000);
  });
});
