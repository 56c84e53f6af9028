import { references } from './limits.mjs';

/** @typedef {{ what: string, perSecond: number, reference: number, ratio: number, reached: boolean }} Comparison */

/**
 * The app without its page cache beside what was measured elsewhere on a like machine.
 * @param {{ home: number, articles: number, allArticles: number, tables?: number, matches?: number, lists?: number }} perSecond
 *   Pages a second, page cache off; those that a site does not have are not compared.
 * @returns {Comparison[]}
 */
export function compareReferences({ home, articles, allArticles, tables, matches, lists }) {
  return [
    compare('newest articles', articles, references.articlesPerSecond),
    compare('all articles', allArticles, references.articlesPerSecond),
    compare('homes', home, references.homesPerSecond),
    ...(tables === undefined ? [] : [compare('tables', tables, references.tablesPerSecond)]),
    ...(matches === undefined ? [] : [compare('matches', matches, references.matchesPerSecond)]),
    ...(lists === undefined ? [] : [compare('lists of matches', lists, references.listsPerSecond)]),
  ];
}

/**
 * @param {string} what
 * @param {number} perSecond
 * @param {number} reference
 * @returns {Comparison}
 */
function compare(what, perSecond, reference) {
  return { what, perSecond, reference, ratio: perSecond / reference, reached: perSecond >= reference };
}
