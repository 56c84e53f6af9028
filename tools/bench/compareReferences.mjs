import { references } from './limits.mjs';

/** @typedef {{ what: string, perSecond: number, reference: number, ratio: number, reached: boolean }} Comparison */

/**
 * The app without its page cache beside what was measured elsewhere on a like machine.
 * @param {{ home: number, articles: number }} perSecond Pages a second, page cache off.
 * @returns {Comparison[]}
 */
export function compareReferences({ home, articles }) {
  return [
    compare('articles', articles, references.articlesPerSecond),
    compare('homes', home, references.homesPerSecond),
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
