import fc from 'fast-check';
import type { Operation } from './contractDocument.ts';

export type OddRequest = { method: string; path: string; headers: Record<string, string>; body?: string };

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '%',
    '%00',
    '../..',
    "'; drop table sites; --",
    '𝕏',
    '\ud800',
    '9'.repeat(400),
    '-1',
    '1e9',
    '[]',
    // The dearest of the collections
    'msn_slideshow',
  ),
  fc.integer().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const oddName = fc.constantFrom(
  'z',
  'filter[$where]',
  'filter[site]',
  'sort[x]',
  '__proto__',
  'page',
  'size',
  'token',
);
const oddBody = fc.oneof(
  fc.constant('{'),
  fc.json({ maxDepth: 3 }),
  fc.record({ form: fc.dictionary(oddText, fc.jsonValue()) }).map((value) => JSON.stringify(value)),
  fc.record({ form: fc.constant('newsletter-fca'), email: oddText }).map((value) => JSON.stringify(value)),
);

/** For tests: requests near what the document describes, with some of it wrong. Of one seed always the same. */
export function oddRequests(operations: readonly Operation[], count: number, seed: number): OddRequest[] {
  const request = fc.constantFrom(...operations).chain((operation) =>
    fc
      .record({
        values: fc.tuple(...operation.parameters.map(valueOf)),
        extra: fc.option(fc.tuple(oddName, oddText), { freq: 3 }),
        body: oddBody,
      })
      .map(({ values, extra, body }) => toRequest(operation, values, extra, body)),
  );
  return fc.sample(request, { numRuns: count, seed });
}

/** `null` leaves it out. Of ten values seven are right, or nearly every request would end at the first check. */
function valueOf({ example }: Operation['parameters'][number]): fc.Arbitrary<string | null> {
  const right = fc.constant(example ?? null);
  return fc.oneof(
    { arbitrary: right, weight: 7 },
    { arbitrary: oddText, weight: 2 },
    { arbitrary: fc.constant(null), weight: 1 },
  );
}

function toRequest(
  { method, path, parameters, hasBody }: Operation,
  values: readonly (string | null)[],
  extra: readonly [string, string] | null,
  body: string,
): OddRequest {
  const given = parameters.map((parameter, at) => ({ ...parameter, value: values[at] ?? null }));
  const query = [
    ...given.flatMap(({ in: place, name, value }) =>
      place === 'query' && value !== null ? [[name, value] as const] : [],
    ),
    ...(extra ? [extra] : []),
  ].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encode(given.find((one) => one.name === name)?.value ?? '-'),
  );
  const headers = given.flatMap(({ in: place, name, value }) =>
    place === 'header' && value !== null && /^[\x20-\x7e]+$/.test(value) ? [[name, value] as const] : [],
  );
  return {
    method: method.toUpperCase(),
    path: `${filled}?${query.join('&')}`,
    headers: { ...Object.fromEntries(headers), ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body }),
  };
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
