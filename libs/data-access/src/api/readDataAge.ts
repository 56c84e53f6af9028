type Header = (name: string) => unknown;

/**
 * How old an answer was when it came, in ms. What caches on the way say (`Age`), and how far the backend's data lie
 * behind its own clock (`x-data-as-of` against `Date`): our clock and that of the backend are never compared.
 */
export function readDataAge(header: Header): number {
  const age = Number(header('age'));
  const cached = Number.isFinite(age) && age > 0 ? age * 1_000 : 0;
  const behind = Date.parse(String(header('date'))) - Date.parse(String(header('x-data-as-of')));
  return cached + (behind > 0 ? behind : 0);
}
