type Scalar = string | number | boolean | null | undefined;

/** Empty and false parameters are dropped, lists repeat their key. */
export type Query = Readonly<Record<string, Scalar | readonly Scalar[]>>;

/**
 * `{ page: 2, tags: ['a', 'b'], draft: false }` → `page=2&tags=a&tags=b`. Zero stays, and so does the string
 * `"false"`, the only way to send a false. A final `-[3]` of a key is dropped, so that a key can be used twice.
 */
export function buildQuery(query: Query): string {
  return Object.entries(query)
    .flatMap(([key, value]) =>
      listOf(value)
        .filter(isSent)
        .map((item) => `${encodeKey(key)}=${encodeValue(item)}`),
    )
    .join('&');
}

/** Adds a query to a URL that may already have one. */
export function withQuery(url: string, query: Query): string {
  const text = buildQuery(query);
  if (!text) return url;
  if (!url.includes('?')) return `${url}?${text}`;
  return /[?&]$/.test(url) ? url + text : `${url}&${text}`;
}

function listOf(value: Scalar | readonly Scalar[]): readonly Scalar[] {
  return typeof value === 'object' && value !== null ? value : [value];
}

function isSent(value: Scalar): value is string | number | true {
  return value === 0 || (Boolean(value) && !Number.isNaN(value));
}

/** Brackets are not encoded: the CMS takes them literally. */
function encodeKey(key: string): string {
  return encodeValue(key.replace(/-\[\d+\]$/, ''))
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .replaceAll('%24', '$');
}

/** A lone surrogate would throw. */
function encodeValue(value: string | number | boolean): string {
  return encodeURIComponent(String(value).toWellFormed());
}
