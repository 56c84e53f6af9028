/** The same answer with numbers as text, text as numbers and nothing for lists. */
export function mistype(value: unknown): unknown {
  if (Array.isArray(value)) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mistype(one)]));
}
