import fc from 'fast-check';

/** A request as it goes over the wire; its bytes are these letters (latin1). */
export type OddRequest = { readonly head: string; readonly body: string };

const word = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%25',
    '%2F',
    '%5C',
    '\\',
    '%c0%af',
    '%ff',
    '%E0%A4',
    '%ud800',
    ';',
    ':',
  ),
  fc.constantFrom(
    '_next',
    'image',
    'static',
    'api',
    'simulator',
    'newsletter',
    'poll',
    'page',
    'null',
    '__proto__',
  ),
  fc.stringMatching(/^[\w~!$&'()*+,=@-]{1,12}$/),
  fc.constantFrom(1_000, 9_000).map((length) => 'a'.repeat(length)),
);

const path = (known: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...known),
    fc.tuple(fc.constantFrom(...known), word).map(([page, end]) => `${page.replace(/\/$/, '')}/${end}`),
    fc.array(word, { maxLength: 6 }).map((words) => `/${words.join('/')}`),
    fc.array(word, { maxLength: 3 }).map((words) => `//other.example/${words.join('//')}`),
    fc.constantFrom(
      '*',
      'http://other.example/',
      'http://other.example//a///b',
      'https://x:y@other.example/?a',
    ),
  );

const name = fc.constantFrom(
  'q',
  'page',
  'date',
  'post',
  'url',
  'w',
  '_rsc',
  'path',
  'amp',
  'expires',
  '__proto__',
);
const value = fc.oneof(
  word,
  fc.constantFrom(
    '-1',
    '0',
    '1e9',
    '9999999999999999',
    'NaN',
    '2026-13-45',
    'javascript:1',
    'http://other.example/',
    '',
  ),
);
const query = fc
  .array(fc.tuple(name, value), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'HEAD') },
  { weight: 3, arbitrary: fc.constant('POST') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'QUERY',
      'SEARCH',
      'BREW',
    ),
  },
);

const header = fc.oneof(
  fc.constantFrom(
    'Accept: application/json',
    'Accept-Encoding: br;q=nope, *',
    'Cookie: poll_voter=%00; cancha-preview-fca=1.x',
    'Content-Type: application/json',
    'Content-Type: multipart/form-data; boundary=',
    'If-Modified-Since: never',
    'If-None-Match: "\xff"',
    'Next-Action: 0',
    'Next-Router-State-Tree: %7B',
    'Origin: null',
    'Origin: https://other.example',
    'Range: bytes=9-1,-',
    'RSC: 1',
    'Sec-Fetch-Site: cross-site',
    'Transfer-Encoding: chunked',
    'Upgrade: websocket',
    'X-Forwarded-For: 1.2.3.4, \xe9',
    'X-Forwarded-Host: other.example',
    'X-Forwarded-Proto: gopher',
    'x-internal-path: /fca/home',
    'x-middleware-subrequest: src/proxy:src/proxy:src/proxy:src/proxy:src/proxy',
  ),
  fc.constant(`X-Long: ${'b'.repeat(4_000)}`),
);

const body = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    'a=b',
    '{"a":',
    'email=%ff%fe&email=x',
    'path=/../&question=1&answer=__proto__',
    '[1,2',
    '0\r\n\r\n',
  ),
  fc.uint8Array({ minLength: 1, maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  fc.constant('c'.repeat(200_000)),
);

const host = fc.oneof(
  { weight: 8, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom('other.example', 'a:b:c', '[::1', 'x y', '') },
);

/**
 * Requests that nobody's browser sends: odd methods, paths, escapes, queries, headers and bodies. The same for the same
 * seed.
 * @param known addresses that the app has
 */
export function oddRequests(
  own: string,
  known: readonly string[],
  { seed, count }: { seed: number; count: number },
): OddRequest[] {
  const request = fc
    .record({
      method,
      path: path(known),
      query,
      headers: fc.uniqueArray(header, { maxLength: 4 }),
      body,
      host,
    })
    .map((parts): OddRequest => {
      const sent = ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(parts.method) ? '' : parts.body;
      // One that is never finished is waited for.
      const end = sent === '' && parts.headers.includes('Transfer-Encoding: chunked') ? '0\r\n\r\n' : sent;
      const lines = [
        `${parts.method} ${parts.path}${parts.query} HTTP/1.1`,
        `Host: ${parts.host ?? own}`,
        ...parts.headers,
        ...(sent === '' ? [] : [`Content-Length: ${sent.length}`]),
        'Connection: close',
      ];
      return { head: lines.join('\r\n'), body: end };
    });
  return fc.sample(request, { seed, numRuns: count });
}
