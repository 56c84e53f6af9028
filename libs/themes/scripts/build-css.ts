// Writes generated/<theme>.css and generated/fonts/*: variables from the tokens, faces cut to the letters our languages use.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { buildFontFaces, type FontFile } from '../src/buildFontFaces';
import { buildThemeCss } from '../src/buildThemeCss';
import type { ThemeFont } from '../src/ThemeTokens';
import { themes } from '../src/themes';

const out = path.join(import.meta.dirname, '../generated');
const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
/** Spanish, Portuguese and English, with the signs of a newspaper. */
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽžŸ–—‘’“”…•€™−×′″→←';
/** Names of players from elsewhere; a second file that is fetched only when one is on the page. */
const extended = range(0x100, 0x17f);

async function cut(font: ThemeFont, part: 'latin' | 'latin-ext', letters: string): Promise<FontFile> {
  const source = require.resolve(`${font.package}/files/${font.file}-${part}-${font.weight}-normal.woff2`);
  const bytes = await subsetFont(await readFile(source), letters, { targetFormat: 'woff2' });
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `${font.file}-${part}-${font.weight}.${mark}.woff2`;
  await writeFile(path.join(out, 'fonts', name), bytes);
  return { font, part, name, bytes: bytes.byteLength };
}

await rm(out, { recursive: true, force: true });
await mkdir(path.join(out, 'fonts'), { recursive: true });
for (const tokens of Object.values(themes)) {
  const files = await Promise.all(
    tokens.fonts.flatMap((font) => [cut(font, 'latin', latin), cut(font, 'latin-ext', extended)]),
  );
  const preload = files
    .filter(({ font, part }) => font.preload && part === 'latin')
    .map(({ name }) => `/fonts/${name}`);
  await writeFile(
    path.join(out, `${tokens.key}.css`),
    `${buildFontFaces(files)}\n${buildThemeCss(tokens)}\n`,
  );
  await writeFile(path.join(out, `${tokens.key}.fonts.json`), JSON.stringify(preload));
  const size = files.filter((f) => f.part === 'latin').reduce((sum, file) => sum + file.bytes, 0);
  console.log(
    `${tokens.key}: ${files.length} font files, ${(size / 1024).toFixed(1)} KB for our own languages`,
  );
}
