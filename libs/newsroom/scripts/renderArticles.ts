/**
 * Draws the picture of every article of a newsroom folder in one size, lists those whose picture is refused, and
 * leaves a contact sheet to be looked at.
 *   node libs/newsroom/scripts/renderArticles.ts libs/newsroom/seed/newsroom/fca <folder> [wide-490x275]
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { splitHead } from '../src/sites/splitHead.ts';
import type { Kit } from '@cancha/drawings/colours.ts';
import { writeSheet } from '@cancha/drawings/contactSheet.ts';
import { pictureSchema, type Picture } from '@cancha/drawings/pictureSchema.ts';
import { findPictureSize } from '@cancha/drawings/pictureSizes.ts';
import { PictureStore } from '@cancha/drawings/PictureStore.ts';

const headSchema = z.object({ id: z.int(), picture: pictureSchema });
const brand: Kit = ['#18a0b4', '#0b2545'];

export interface ArticlePicture {
  readonly id: number;
  readonly file: string;
  readonly picture: Picture;
}

/** The pictures of all articles of a newsroom folder, and one line for each that is refused. */
export async function readArticlePictures(
  newsroom: string,
): Promise<{ pictures: ArticlePicture[]; refused: string[] }> {
  const folder = path.join(newsroom, 'articles');
  const pictures: ArticlePicture[] = [];
  const refused: string[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.md')).sort()) {
    const head = readHead(await readFile(path.join(folder, file), 'utf8'));
    if (typeof head === 'string') refused.push(`${file}: ${head}`);
    else pictures.push({ file, ...head });
  }
  return { pictures, refused };
}

/** The id and the picture of an article, or the reason why it has none. */
function readHead(text: string): z.infer<typeof headSchema> | string {
  const parts = splitHead(text);
  if (typeof parts === 'string') return parts;
  const head = headSchema.safeParse(parts.head);
  return head.success ? head.data : z.prettifyError(head.error).replaceAll('\n', ' ');
}

async function renderAll(newsroom: string, out: string, sizeName: string): Promise<void> {
  const size = findPictureSize(sizeName);
  if (!size) throw new Error(`There is no picture size "${sizeName}".`);
  const { pictures, refused } = await readArticlePictures(newsroom);
  const store = new PictureStore({ cacheDir: path.join(out, 'rendered') });
  const started = performance.now();
  let bytes = 0;
  for (const { id, picture } of pictures) {
    const illustration = { picture, seed: String(id), brand, ratio: size.ratio };
    bytes += (await store.get({ ...size, illustration, format: 'avif' })).bytes.length;
  }
  const took = performance.now() - started;
  const each = `${Math.round(took / pictures.length)} ms and ${(bytes / pictures.length / 1000).toFixed(1)} kB each`;
  console.log(`${pictures.length} pictures as ${sizeName} AVIF in ${(took / 1000).toFixed(1)} s, ${each}`);
  for (const line of refused) console.log(`refused: ${line}`);
  await writeSheet(path.join(out, `articles-${size.ratio}.png`), size.ratio, pictures);
}

if (import.meta.main) {
  const [newsroom, out, size = 'wide-490x275'] = process.argv.slice(2);
  if (newsroom !== undefined && out !== undefined) await renderAll(newsroom, out, size);
  else {
    console.error(
      'Usage: node libs/newsroom/scripts/renderArticles.ts <newsroom folder> <output folder> [size]',
    );
    process.exitCode = 1;
  }
}
