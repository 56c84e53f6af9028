import { ExplainedError } from '../setup/ExplainedError.mjs';
import { fetchText } from './fetchText.mjs';
import { findAssets } from './findAssets.mjs';
import { gzipSize } from './gzipSize.mjs';

/**
 * @typedef {object} PageWeight Bytes; `gz` is compressed with gzip -9.
 * @property {string} kind
 * @property {string} path
 * @property {number} scriptGz First-load scripts, each compressed by itself.
 * @property {number} styleGz
 * @property {number} html
 * @property {number} htmlGz
 * @property {number} cards How many `<article` it holds.
 */

/**
 * What a reader's first visit to each page weighs.
 * @param {string} address Of the app.
 * @param {import('./choosePages.mjs').Pages} pages
 * @returns {Promise<PageWeight[]>}
 */
export async function weighPages(address, pages) {
  /** @type {Map<string, number>} Compressed bytes by address. */
  const known = new Map();
  const weights = [];
  for (const [kind, paths] of Object.entries(pages)) {
    for (const path of paths) weights.push(await weighPage(address, { kind, path }, known));
  }
  return weights;
}

/**
 * @param {string} address
 * @param {{ kind: string, path: string }} page
 * @param {Map<string, number>} known
 * @returns {Promise<PageWeight>}
 */
async function weighPage(address, { kind, path }, known) {
  const { text } = await fetchText(address + path);
  const { scripts, styles } = findAssets(text);
  return {
    kind,
    path,
    scriptGz: await sizeOfAll(address, scripts, known),
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
