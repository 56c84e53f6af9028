import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBrowser } from '../setup/ensureBrowser.mjs';
import { median } from './median.mjs';

/** @typedef {Record<string, number>} Scores By category, 0 to 100: medians of the rounds. */
/** @typedef {{ kind: string, ours: Scores, other: Scores }} LighthouseScores */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's scores of one page of each kind, of two builds in turn.
 * @param {readonly [string, string]} addresses
 * @param {import('./choosePages.mjs').Pages} pages
 * @param {number} rounds
 * @param {(what: string) => void} tell
 * @returns {Promise<LighthouseScores[]>}
 */
export async function runLighthouse([ours, other], pages, rounds, tell) {
  const chromePath = await ensureBrowser();
  const scores = [];
  for (const [kind, [path = '/']] of Object.entries(pages)) {
    /** @type {[Scores[], Scores[]]} */
    const runs = [[], []];
    for (let round = 0; round < rounds; round++) {
      tell(`Lighthouse of ${kind}, round ${round + 1} of ${rounds}`);
      runs[0].push(await scorePage(chromePath, ours + path));
      runs[1].push(await scorePage(chromePath, other + path));
    }
    scores.push({ kind, ours: mediansOf(runs[0]), other: mediansOf(runs[1]) });
  }
  return scores;
}

/**
 * @param {string} chromePath
 * @param {string} url
 * @returns {Promise<Scores>}
 */
async function scorePage(chromePath, url) {
  const chromeFlags = ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'error',
    });
    return Object.fromEntries(
      categories.map((name) => [name, Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)]),
    );
  } finally {
    chrome.kill();
  }
}

/** @param {Scores[]} runs */
function mediansOf(runs) {
  return Object.fromEntries(categories.map((name) => [name, median(runs.map((run) => run[name] ?? 0))]));
}
