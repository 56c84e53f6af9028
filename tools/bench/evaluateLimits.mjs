import { formatKilobytes } from './formatKilobytes.mjs';
import { limits } from './limits.mjs';

/** @typedef {import('./weighPages.mjs').PageWeight} PageWeight */
/** @typedef {{ ok: boolean, text: string }} Verdict */

/**
 * Every limit of bytes, held or broken, with the figure that decides. What was not measured counts as broken.
 * @param {PageWeight[]} pages
 * @returns {Verdict[]}
 */
export function evaluateLimits(pages) {
  const heaviest = largestBy(pages, ({ scriptGz }) => scriptGz);
  const longest = (/** @type {string} */ kind) =>
    largestBy(
      pages.filter((page) => page.kind === kind),
      ({ htmlGz }) => htmlGz,
    );
  const [home, article] = [longest('home'), longest('article')];
  const football = ['table', 'match', 'calendar'].flatMap((kind) => longest(kind) ?? []);
  return [
    atMost('first-load JavaScript on every page', limits.scriptGz, heaviest?.scriptGz, heaviest?.path),
    atMost('HTML of every article', limits.articleHtmlGz, article?.htmlGz, article?.path),
    atMost('HTML of the home', limits.homeHtmlGz, home?.htmlGz),
    ...football.map(({ kind, htmlGz, path }) =>
      atMost(`HTML of every ${kind}`, limits.footballHtmlGz, htmlGz, path),
    ),
    {
      ok: (home?.cards ?? 0) >= limits.homeCards,
      text: `cards on the home: at least ${limits.homeCards}, are ${home?.cards ?? 0}`,
    },
  ];
}

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
