import { readFace } from '@cancha/themes/build/readFace';
import type { ThemeFace } from '@cancha/themes/faces/ThemeFace';
import { measureFallback } from '@cancha/themes/fontMetrics/measureFallback';
import { create } from 'fontkitten';
import { describe, expect, it } from 'vitest';
import { readGenerated } from './readGenerated';
import { themeSets } from './themeSets';

/** Every letter of our languages, in both cases, with the signs of a newspaper. */
const letters = [
  ...new Set(
    'abcdefghijklmnopqrstuvwxyz áéíóúüñ àâãçêôõ ABCDEFGHIJKLMNOPQRSTUVWXYZ ÁÉÍÓÚÜÑ ÀÂÃÇÊÔÕ' +
      '0123456789 .,;:¿?¡!()%&/+-–—−·•ªº°«»“”‘’…€$@#×\u00a0',
  ),
];

/** Minutes and seconds, which no headline speaks of. */
const primes = ['′', '″'];

/** Files a page of the set fetches, as its style sheet names them. */
function filesOf(key: string): string[] {
  const css = readGenerated(key, 'theme.css').toString();
  const files = Array.from(css.matchAll(/url\(\/fonts\/([^)]+)\)/g), ([, file = '']) => file);
  return files.filter((file) => !file.includes('latin-ext'));
}

const keys = [...themeSets.keys()];
const ownFiles = [...new Map(keys.flatMap((key) => filesOf(key).map((file) => [file, key] as const)))];

describe('a face', () => {
  it.each(ownFiles)('can write Spanish, Portuguese and English with %s', (file, key) => {
    const needed = file.startsWith('source-sans') ? [...letters, ...primes] : letters;
    const font = create(readGenerated(key, `fonts/${file}`));
    const drawn = new Set(font.isCollection ? [] : font.characterSet);

    expect(needed.filter((letter) => !drawn.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });
});

describe.each(keys)('the faces of %s', (key) => {
  const files = filesOf(key);

  it('are three at most', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(3);
  });

  it('are light enough to come before the reader has begun', () => {
    const bytes = files.reduce((sum, file) => sum + readGenerated(key, `fonts/${file}`).byteLength, 0);

    expect(bytes).toBeLessThan(60_000);
  });
});

const faces = [...new Set([...themeSets.values()].flatMap(({ fonts }) => [fonts.head, ...fonts.text]))];
const fallbacks = faces.map((face: ThemeFace) => ({ name: `${face.family} ${face.weight}`, face }));

describe('the stand-in of a face', () => {
  it.each(fallbacks)('is as long and as tall as $name itself', async ({ face }) => {
    const measured = measureFallback(await readFace(face), face.weight);

    for (const measure of ['sizeAdjust', 'ascent', 'descent'] as const)
      expect(Number.parseFloat(face.fallback[measure]), measure).toBeCloseTo(
        Number.parseFloat(measured[measure]),
        0,
      );
  });
});
