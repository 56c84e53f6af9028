import { referenceNginxPerSecond, references } from './limits.mjs';

/**
 * @typedef {object} Comparison
 * @property {string} what
 * @property {number} perSecond
 * @property {number} there Pages a second where the reference was measured.
 * @property {number} speed Of this machine between the runs, beside that one; 1 where nobody can tell.
 * @property {number} here What is asked of this machine at that speed.
 * @property {number} ratio Of what is reached to `here`.
 * @property {boolean} reached
 */

/** @typedef {import('./measureThroughput.mjs').Throughput} Throughput */
/** @typedef {{ home: Throughput, articles: Throughput, allArticles: Throughput }} News */

/**
 * The app without its page cache beside what was measured elsewhere.
 * @param {News & Partial<Record<'tables' | 'matches' | 'lists', Throughput>>} measured Page cache off; pages that a site
 *   does not have are not compared. Their yardstick is nginx.
 * @returns {Comparison[]}
 */
export function compareReferences({ home, articles, allArticles, tables, matches, lists }) {
  return [
    compare('newest articles', articles, references.articlesPerSecond),
    compare('all articles', allArticles, references.articlesPerSecond),
    compare('homes', home, references.homesPerSecond),
    ...(tables ? [compare('tables', tables, references.tablesPerSecond)] : []),
    ...(matches ? [compare('matches', matches, references.matchesPerSecond)] : []),
    ...(lists ? [compare('lists of matches', lists, references.listsPerSecond)] : []),
  ];
}

/**
 * @param {string} what
 * @param {Throughput} throughput
 * @param {number} there
 * @returns {Comparison}
 */
function compare(what, { perSecond, yardstick }, there) {
  const speed = yardstick === null ? 1 : yardstick / referenceNginxPerSecond;
  const here = there * speed;
  return { what, perSecond, there, speed, here, ratio: perSecond / here, reached: perSecond >= here };
}
