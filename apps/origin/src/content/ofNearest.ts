/**
 * An edition shows its own rows or, where it has none, those of the nearest site above it: never a mixture.
 * `lineage`: the site's code first, then its ancestors'. Answers the rows of one of them alone.
 */
export function ofNearest<Row extends { site: string }>(
  lineage: readonly string[],
  rows: readonly Row[],
): Row[] {
  const nearest = lineage.find((code) => rows.some(({ site }) => site === code));
  return rows.filter(({ site }) => site === nearest);
}
