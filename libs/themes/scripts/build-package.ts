// Writes dist/, the published package: per theme a style sheet with its fonts beside it. Sites serve fonts under /fonts.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { themeKeys } from '../src/themeKeys';

const root = path.join(import.meta.dirname, '..');

await rm(path.join(root, 'dist'), { recursive: true, force: true });
for (const key of themeKeys) {
  const generated = path.join(root, 'sets', key, 'generated');
  const place = path.join(root, 'dist', key);
  await mkdir(place, { recursive: true });
  // ttf files are only for the pictures that our sites draw.
  const filter = (file: string) => !file.endsWith('.ttf');
  await cp(path.join(generated, 'fonts'), path.join(place, 'fonts'), { recursive: true, filter });
  const css = await readFile(path.join(generated, 'theme.css'), 'utf8');
  await writeFile(path.join(place, 'theme.css'), css.replaceAll('url(/fonts/', 'url(./fonts/'));
}
console.log(`${themeKeys.length} themes`);
