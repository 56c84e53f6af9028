/**
 * Percentages that sum to 100, by the largest remainder method. All 0 without votes; `null` when an answer's votes are
 * unknown.
 */
export function sharesOf(votes: readonly (number | null)[]): number[] | null {
  if (votes.some((count) => count === null)) return null;
  const counts = votes.map((count) => (count !== null && count > 0 ? count : 0));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);

  const exact = counts.map((count) => (count / total) * 100);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, i) => ({ i, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { i } of byRemainder.slice(0, left)) shares[i] = (shares[i] ?? 0) + 1;
  return shares;
}
