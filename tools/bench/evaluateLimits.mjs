import { formatKilobytes } from './formatKilobytes.mjs';
import { limits } from './limits.mjs';

/** @typedef {import('./measureSizes.mjs').PageSize} PageSize */
/** @typedef {import('./measureSizes.mjs').ArticleSize} ArticleSize */
/** @typedef {{ ok: boolean, text: string }} Verdict */

/**
 * Every limit, held or broken, with the figure that decides. What was not measured counts as broken.
 * @param {{ pages: PageSize[], articles: ArticleSize[] }} measured
 * @returns {Verdict[]}
 */
export function evaluateLimits({ pages, articles }) {
  const heaviest = largestBy(pages, ({ scriptGz }) => scriptGz);
  const longest = largestBy(articles, ({ htmlGz }) => htmlGz);
  const home = pages.find(({ kind }) => kind === 'home');
  return [
    atMost('first-load JavaScript on every page', limits.scriptGz, heaviest?.scriptGz, heaviest?.kind),
    atMost('HTML of every article', limits.articleHtmlGz, longest?.htmlGz, longest?.path),
    atMost('HTML of the home', limits.homeHtmlGz, home?.htmlGz),
    ...pages
      .filter(isFootball)
      .map(({ kind, htmlGz }) => atMost(`HTML of ${kind}`, limits.footballHtmlGz, htmlGz)),
    {
      ok: (home?.cards ?? 0) >= limits.homeCards,
      text: `cards on the home: at least ${limits.homeCards}, are ${home?.cards ?? 0}`,
    },
  ];
}

/** @param {PageSize} page */
const isFootball = ({ kind }) => ['tables', 'matches', 'lists'].includes(kind);

/**
 * @param {string} what
 * @param {number} limit
 * @param {number | undefined} bytes
 * @param {string} [where]
 * @returns {Verdict}
 */
function atMost(what, limit, bytes, where) {
  const figure = bytes === undefined ? 'not measured' : formatKilobytes(bytes);
  return {
    ok: bytes !== undefined && bytes <= limit,
    text: `${what}: at most ${formatKilobytes(limit)} KB gz, is ${figure}${where ? ` (${where})` : ''}`,
  };
}

/**
 * @template T
 * @param {T[]} items
 * @param {(item: T) => number} size
 */
function largestBy(items, size) {
  return items.toSorted((a, b) => size(b) - size(a))[0];
}
