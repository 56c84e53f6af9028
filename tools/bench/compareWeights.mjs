/** @typedef {import('./weighPages.mjs').PageWeight} PageWeight */
/** @typedef {'html' | 'htmlGz' | 'scriptGz' | 'styleGz'} Weight */
/**
 * @typedef {object} WeightComparison Means of all pages of a kind.
 * @property {string} kind
 * @property {number} pages
 * @property {Record<Weight, { ours: number, other: number, ratio: number }>} weights
 */

const weights = /** @type {const} */ (['htmlGz', 'html', 'scriptGz', 'styleGz']);

/**
 * @param {PageWeight[]} ours
 * @param {PageWeight[]} other The same pages of another build.
 * @returns {WeightComparison[]}
 */
export function compareWeights(ours, other) {
  const kinds = [...new Set(ours.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const [own, others] = [ours, other].map((pages) => pages.filter((page) => page.kind === kind));
    const compared = weights.map((weight) => {
      const [a, b] = [meanOf(own ?? [], weight), meanOf(others ?? [], weight)];
      return /** @type {const} */ ([weight, { ours: a, other: b, ratio: a === b ? 1 : a / b }]);
    });
    return {
      kind,
      pages: own?.length ?? 0,
      weights: /** @type {WeightComparison['weights']} */ (Object.fromEntries(compared)),
    };
  });
}

/**
 * @param {PageWeight[]} pages
 * @param {Weight} weight
 */
function meanOf(pages, weight) {
  return pages.reduce((sum, page) => sum + page[weight], 0) / pages.length;
}
