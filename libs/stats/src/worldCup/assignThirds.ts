import { thirdMatches2026, thirdPlaces2026 } from './thirdPlaces2026';

const bySet = new Map(thirdPlaces2026.map((row) => [[...row].sort().join(''), row]));

/**
 * Which match the third of each group plays: number of the match by the letter of the group. `null` unless the letters
 * are those of eight different groups.
 */
export function assignThirds(letters: readonly string[]): ReadonlyMap<number, string> | null {
  const row = bySet.get([...letters].sort().join(''));
  if (row === undefined) return null;
  return new Map(thirdMatches2026.map((match, at) => [match, row.charAt(at)]));
}
