/** The specification: "1 or unset" is in the bottom row, "2 or unset" in the upper area. Other values: nowhere. */
export function logoPlaces(position?: number): { upper: boolean; bottom: boolean } {
  return { upper: (position ?? 2) === 2, bottom: (position ?? 1) === 1 };
}
