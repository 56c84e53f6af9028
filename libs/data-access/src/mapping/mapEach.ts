import type { MapIssue, MapResult } from './MapResult';

/** Maps a list item by item. Rejected items are left out and reported; the order stays. */
export function mapEach<Wire, T>(
  wires: readonly Wire[],
  map: (wire: Wire) => MapResult<T>,
  issues: MapIssue[],
): T[] {
  return wires.flatMap((wire) => {
    const result = map(wire);
    issues.push(...(result.ok ? result.warnings : [result.issue]));
    return result.ok ? [result.value] : [];
  });
}
