/**
 * What may differ between two runs over the same build, and what is written in its place. Each with its reason: a
 * comparison prints them as what it does not look at.
 */
export const volatileText: readonly { what: string; pattern: RegExp; instead: string }[] = [
  { what: 'how long ago something was', pattern: /\b(?:hace|há) \d+ \p{L}+/giu, instead: '{ago}' },
  { what: 'how long ago something was', pattern: /\b\d+ \p{L}+ ago\b/giu, instead: '{ago}' },
  { what: 'when a calendar file was made', pattern: /^DTSTAMP:\S+/gm, instead: 'DTSTAMP:{now}' },
  { what: 'names of built files', pattern: /\/_next\/static\/[^\s"'<>)\\]+/g, instead: '{built file}' },
  // How many there are depends on how a page was sent in pieces.
  {
    what: 'hashes and nonces of scripts',
    pattern: /'(?:sha256|nonce)-[^']+'(?: '(?:sha256|nonce)-[^']+')*/g,
    instead: '{scripts}',
  },
];

/** Which fonts and styles a `Link` header asks for beforehand depends on how far a page was rendered when it was sent. */
export const preloadHint = /<[^>]*>; rel=preload[^,]*(?:, )?/g;

/** Headers that say something of one answer, or of the connection, and nothing of the address. */
export const volatileHeaders = new Set([
  'age',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-nextjs-cache',
]);

/** By the name of the service: `{ fca: 'http://127.0.0.1:4001' }`. */
export type Addresses = Readonly<Record<string, string>>;

/** Text with a placeholder for each volatile part, and the names of services for the hosts they ran on. */
export function withoutVolatile(text: string, addresses: Addresses): string {
  const named = Object.entries(addresses).reduce((rest, [name, address]) => {
    const host = new RegExp(`(?:127\\.0\\.0\\.1|localhost)(?::|%3A)${new URL(address).port}\\b`, 'gi');
    return rest.replace(host, name);
  }, text);
  return volatileText.reduce((rest, { pattern, instead }) => rest.replace(pattern, instead), named);
}
