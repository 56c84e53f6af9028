// Each escape of JSON.stringify, read whole from left to right, so that a backslash in the text escapes nothing.
const escapes = /\\(?:u(?:0000|d[89a-f][0-9a-f]{2})|.)/g;

/** The same value without the two signs that PostgreSQL cannot hold in JSON, NUL and half of a pair of surrogates: each becomes U+FFFD. */
export function storableJson<T>(value: T): T {
  const text = JSON.stringify(value);
  if (!/\\u(?:0000|d[89a-f])/.test(text)) return value;
  const stored = text.replace(escapes, (found) => (found.length > 2 ? '\ufffd' : found));
  return JSON.parse(stored) as T;
}
