import type { MapIssue, Mapped } from './Mapped';

/** Maps a list item by item. One bad item is left out and told about; the others keep their order. */
export function mapEach<Wire, T>(
  wires: readonly Wire[],
  map: (wire: Wire) => Mapped<T>,
): { values: T[]; issues: MapIssue[] } {
  const values: T[] = [];
  const issues: MapIssue[] = [];

  for (const wire of wires) {
    const result = map(wire);
    if (result.ok) {
      values.push(result.value);
      issues.push(...result.remarks);
    } else {
      issues.push(result.issue);
    }
  }
  return { values, issues };
}
