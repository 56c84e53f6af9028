import { gzipSync } from 'node:zlib';
import { ExplainedError } from '../setup/ExplainedError.mjs';
import type { Pages } from './choosePages.ts';
import { fetchText } from './fetchText.ts';
import { findAssets } from './findAssets.ts';

/** Bytes; `Gz` is compressed with gzip -9. */
export type PageWeight = {
  kind: string;
  path: string;
  /** First-load scripts, each compressed by itself. */
  scriptGz: number;
  styleGz: number;
  html: number;
  htmlGz: number;
  /** How many `<article` it holds. */
  cards: number;
};

const gzipSize = (text: string) => gzipSync(text, { level: 9 }).length;

/** What a reader's first visit to each page of an app weighs. */
export async function weighPages(address: string, pages: Pages): Promise<PageWeight[]> {
  /** Compressed bytes by address. */
  const known = new Map<string, number>();

  async function sizeOf(files: string[]): Promise<number> {
    let total = 0;
    for (const file of files) {
      const { href, origin } = new URL(file, address);
      // What cannot be weighed must not pass for nothing.
      if (origin !== address) throw new ExplainedError(`A page's first load asks another host: ${href}`);
      const size = known.get(href) ?? gzipSize(await fetchText(href));
      known.set(href, size);
      total += size;
    }
    return total;
  }

  const weights = [];
  for (const [kind, paths] of Object.entries(pages)) {
    for (const path of paths) {
      const text = await fetchText(address + path);
      const { scripts, styles } = findAssets(text);
      const size = { html: Buffer.byteLength(text), htmlGz: gzipSize(text) };
      const cards = text.split('<article').length - 1;
      const assets = { scriptGz: await sizeOf(scripts), styleGz: await sizeOf(styles) };
      weights.push({ kind, path, ...size, ...assets, cards });
    }
  }
  return weights;
}
