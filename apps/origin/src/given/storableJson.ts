// As JSON.stringify writes them: a NUL, and half of a pair of surrogates. The backslash before is none itself.
const unstorable = /(?<=(?<!\\)(?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** The same value without the two signs that PostgreSQL cannot hold in JSON: each becomes U+FFFD. */
export function storableJson<T>(value: T): T {
  const text = JSON.stringify(value);
  if (!/\\u(?:0000|d[89a-f])/.test(text)) return value;
  return JSON.parse(text.replace(unstorable, '\ufffd')) as T;
}
