import { thirdMatches2026, thirdPlaces2026 } from './thirdPlaces2026';

const bySet = new Map(thirdPlaces2026.map((row) => [[...row].sort().join(''), row]));

/** The group letter of the third-placed team for each match number. `null` unless given eight different groups. */
export function assignThirds(letters: readonly string[]): ReadonlyMap<number, string> | null {
  const row = bySet.get([...letters].sort().join(''));
  if (row === undefined) return null;
  return new Map(thirdMatches2026.map((match, at) => [match, row.charAt(at)]));
}
