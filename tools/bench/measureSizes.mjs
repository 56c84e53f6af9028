import { ExplainedError } from '../setup/ExplainedError.mjs';
import { fetchText } from './fetchText.mjs';
import { findAssets } from './findAssets.mjs';
import { gzipSize } from './gzipSize.mjs';

/**
 * @typedef {object} PageSize Bytes; `gz` is compressed with gzip -9.
 * @property {string} kind
 * @property {string} path
 * @property {number} scriptGz First-load scripts, each compressed by itself.
 * @property {number} scripts
 * @property {number} styleGz
 * @property {number} html
 * @property {number} htmlGz
 * @property {number} cards How many `<article` it holds.
 */
/** @typedef {{ path: string, htmlGz: number }} ArticleSize */

/**
 * What a reader's first visit to each page weighs.
 * @param {string} address Of the app.
 * @param {import('./choosePages.mjs').Page[]} pages
 * @returns {Promise<PageSize[]>}
 */
export async function measurePageSizes(address, pages) {
  /** @type {Map<string, number>} Compressed bytes by address. */
  const known = new Map();
  const sizes = [];
  for (const page of pages) sizes.push(await measurePage(address, page, known));
  return sizes;
}

/**
 * The HTML of every article, compressed, and the HTML itself by path.
 * @param {string} address
 * @param {string[]} paths
 * @returns {Promise<{ sizes: ArticleSize[], html: Map<string, string> }>}
 */
export async function measureArticles(address, paths) {
  /** @type {Map<string, string>} */
  const html = new Map();
  for (const path of paths) html.set(path, (await fetchText(address + path)).text);
  return { html, sizes: [...html].map(([path, text]) => ({ path, htmlGz: gzipSize(text) })) };
}

/**
 * @param {string} address
 * @param {import('./choosePages.mjs').Page} page
 * @param {Map<string, number>} known
 * @returns {Promise<PageSize>}
 */
async function measurePage(address, { kind, path, status }, known) {
  const { text } = await fetchText(address + path, { status });
  const { scripts, styles } = findAssets(text);
  return {
    kind,
    path,
    scriptGz: await sizeOfAll(address, scripts, known),
    scripts: scripts.length,
    styleGz: await sizeOfAll(address, styles, known),
    html: Buffer.byteLength(text),
    htmlGz: gzipSize(text),
    cards: text.split('<article').length - 1,
  };
}

/**
 * @param {string} address
 * @param {string[]} files
 * @param {Map<string, number>} known
 */
async function sizeOfAll(address, files, known) {
  let total = 0;
  for (const file of files) {
    const url = new URL(file, address);
    // What cannot be weighed must not pass for nothing.
    if (url.origin !== address)
      throw new ExplainedError(`A page's first load asks another host: ${url.href}`);
    const size = known.get(url.href) ?? gzipSize((await fetchText(url.href)).text);
    known.set(url.href, size);
    total += size;
  }
  return total;
}
