/**
 * The smallest value that at least `share` of all values do not exceed (nearest rank). `NaN` of no values.
 * @param {ArrayLike<number>} values In any order.
 * @param {number} share From 0 to 1, such as 0.99.
 */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).sort();
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}
