/** `canonical`: `?page=1`, which is redirected to the URL without it. */
export type PageRequest = { kind: 'page'; page: number } | { kind: 'canonical' } | { kind: 'invalid' };

/** The number of `?page=`, 1 to 9999. Repeated, padded and empty numbers are invalid. */
export function readPage(search: URLSearchParams): PageRequest {
  const [value, ...others] = search.getAll('page');
  if (value === undefined) return { kind: 'page', page: 1 };
  if (others.length > 0 || !/^[1-9]\d{0,3}$/.test(value)) return { kind: 'invalid' };
  return value === '1' ? { kind: 'canonical' } : { kind: 'page', page: Number(value) };
}
