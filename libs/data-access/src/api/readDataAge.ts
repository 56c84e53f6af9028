type Header = (name: string) => unknown;

/**
 * How old the data of a response were when it arrived, in ms: the `Age` of caches on the way, plus `Date` minus
 * `x-data-as-of`. Our clock is never compared with the backend's.
 */
export function readDataAge(header: Header): number {
  const age = Number(header('age'));
  const cached = Number.isFinite(age) && age > 0 ? age * 1_000 : 0;
  const behind = Date.parse(String(header('date'))) - Date.parse(String(header('x-data-as-of')));
  return cached + (behind > 0 ? behind : 0);
}
