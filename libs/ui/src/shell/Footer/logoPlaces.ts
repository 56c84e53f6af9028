/**
 * Where another site's logo stands. The specification puts "1 or unset" in the bottom row and "2 or unset" in the upper
 * area, so one without a position stands in both, and one with any other in neither.
 */
export function logoPlaces(position?: number): { upper: boolean; bottom: boolean } {
  return { upper: (position ?? 2) === 2, bottom: (position ?? 1) === 1 };
}
