import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { themes, type ThemeKey } from './themes';

type SubsetFont = (font: Buffer, text: string, options: { targetFormat: 'sfnt' }) => Promise<Buffer>;

// The package has no types.
const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont;
const lib = path.join(import.meta.dirname, '..');
const generated = path.join(lib, 'generated');
const sheetOf = (key: string) => path.join(generated, `${key}.css`);

// On a fresh clone the tests run before the first build, which writes these files.
if (!Object.keys(themes).every((key) => existsSync(sheetOf(key))))
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-css.ts'], { cwd: lib });

/** Every letter of our languages, in both cases, with the signs of a newspaper. */
const letters = new Set(
  'abcdefghijklmnopqrstuvwxyz áéíóúüñ àâãçêôõ ABCDEFGHIJKLMNOPQRSTUVWXYZ ÁÉÍÓÚÜÑ ÀÂÃÇÊÔÕ' +
    '0123456789 .,;:¿?¡!()%&/+-–—−·•ªº°«»“”‘’′″…€$@#×\u00a0',
);

/** Characters a face can draw, read from its `cmap` in format 4, which holds all we use. */
function charactersOf(sfnt: Buffer): Set<string> {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, n) => 12 + 16 * n);
  const record = tables.find((at) => sfnt.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = sfnt.readUInt32BE(record + 8);
  const encodings = Array.from(
    { length: sfnt.readUInt16BE(cmap + 2) },
    (_, n) => cmap + sfnt.readUInt32BE(cmap + 8 + 8 * n),
  );
  const table = encodings.find((at) => sfnt.readUInt16BE(at) === 4);
  if (table === undefined) throw new Error('The face has no character table of format 4');

  const size = sfnt.readUInt16BE(table + 6);
  const segments = Array.from({ length: size / 2 }, (_, n) => ({
    to: sfnt.readUInt16BE(table + 14 + 2 * n),
    from: sfnt.readUInt16BE(table + 16 + size + 2 * n),
  }));
  const points = segments.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, n) => from + n),
  );
  return new Set(points.map((point) => String.fromCodePoint(point)));
}

describe.each(Object.keys(themes) as ThemeKey[])('the faces of %s', (key) => {
  const sheet = readFileSync(sheetOf(key), 'utf8');
  const files = Array.from(sheet.matchAll(/url\(\/fonts\/([^)]+)\)/g), ([, file = '']) => file);
  const own = files.filter((file) => !file.includes('latin-ext'));

  it('have been cut, a file for each weight', () => {
    expect(own).toHaveLength(themes[key].fonts.length);
  });

  it.each(own)('can write Spanish, Portuguese and English with %s', async (file) => {
    const face = readFileSync(path.join(generated, 'fonts', file));
    const drawn = charactersOf(await subsetFont(face, [...letters].join(''), { targetFormat: 'sfnt' }));

    expect([...letters].filter((letter) => !drawn.has(letter))).toEqual([]);
  });

  it('are light enough to come before the reader has begun', () => {
    const bytes = own.reduce(
      (sum, file) => sum + readFileSync(path.join(generated, 'fonts', file)).byteLength,
      0,
    );

    expect(bytes).toBeLessThan(60_000);
  });

  it('are fetched ahead only where they are files that there are', () => {
    const preloaded = JSON.parse(readFileSync(path.join(generated, `${key}.fonts.json`), 'utf8')) as string[];

    expect(preloaded.length).toBeGreaterThan(0);
    for (const address of preloaded) expect(files.map((file) => `/fonts/${file}`)).toContain(address);
  });
});
