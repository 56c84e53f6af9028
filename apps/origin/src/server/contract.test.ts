import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contractBreaches,
  operationsOf,
  type ContractDocument,
  type Operation,
  type Parameter,
} from './contractDocument.ts';
import { exampleBody, exampleOf, needsBody, statusOfUnknown, subscriber } from './contractExamples.ts';
import { openTestOrigin } from './openTestOrigin.ts';

/** Every call the front end makes, as its specification lists them. */
const specified = [
  ...[
    '/news/daily',
    '/news/sections',
    '/news/latest',
    '/news/latest-updated',
    '/news/home',
    '/news/tag/{tag}',
    '/news/tags',
    '/news/section/{section}',
    '/news/category/{category}',
    '/news/zone/{zone}',
    '/news/by',
    '/news/{urlOrSlug}',
    '/all/{*}',
    '/news/{type}/{slug}',
    '/news/latest-updated-by-category/{*}',
    '/widgets/news/opinion',
    '/widgets/news/contributors',
    '/authors',
    '/authors/{author}/news',
    '/header-tags',
    '/sitemaps/images',
    '/polls/get',
    '/polls/home',
  ].map((path) => `get /v1/sites/{site}${path}`),
  'post /v1/sites/{site}/polls/vote',
  'get /v2/sites/{site}/posts',
  'get /v2/sites/{site}/menu',
  'get /api/collections/get/{collection}',
  'post /api/forms/submit/{formId}',
  'get /api/forms/filter/{formId}',
  'get /api/stats/competition-widget/tournament/{tournamentId}',
  'get /soccer/match/{matchId}',
  'get /soccer/matches',
  'get /soccer/next-match/{teamId}',
];

// Opened here and not in a hook: the cases are made of the document.
const origin = await openTestOrigin({ now: () => new Date('2026-08-01T00:00:00Z') });
const document: ContractDocument = (await origin.app.inject('/openapi.json')).json();
const operations = operationsOf(document);
let address: string;

beforeAll(async () => {
  address = await origin.app.listen({ port: 0, host: '127.0.0.1' });
  // The seed has no readers: whoever is looked up has to be signed up first.
  await origin.app.inject({
    method: 'POST',
    url: '/v1/sites/FCA/newsletter/subscriptions',
    payload: subscriber,
  });
});
afterAll(() => origin.close());

const json = { 'content-type': 'application/json' };

type Values = Record<string, string | null>;

/** Sends a call with examples for what it needs; `changed` sets a parameter, or with `null` leaves it out. */
async function send(operation: Operation, changed: Values = {}, body?: string) {
  const values: Values = {};
  for (const { name, required, in: place } of operation.parameters) {
    if (place !== 'header' && required) values[name] = exampleOf(operation.name, name);
  }
  Object.assign(values, changed);
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const query = operation.parameters
    .filter(({ in: place, name }) => place === 'query' && typeof values[name] === 'string')
    .map(({ name }) => `${encodeURIComponent(name)}=${encodeURIComponent(values[name] ?? '')}`);
  const answer = await fetch(`${address}${path}?${query.join('&')}`, {
    method: operation.method.toUpperCase(),
    ...(operation.hasBody && withBody(body ?? exampleBody(operation.name))),
  });
  const given: unknown = await answer.json();
  return {
    status: answer.status,
    breaches: contractBreaches(document, operation, answer.status, given),
    body: given,
  };
}

function withBody(body: string | null): RequestInit {
  return body === null ? {} : { body, headers: json };
}

/** Values a parameter cannot have, by what the document says of it. */
function badValues({ name, schema }: Parameter): string[] {
  if (name === 'page') return ['0', '-1', '1.5', 'abc', '100000000'];
  if (name === 'size') return ['0', '-1', '10000', '101', 'abc'];
  if (schema.enum) return ['no-such-choice'];
  return schema.type === 'number' || schema.pattern ? ['abc'] : [];
}

describe('the document', () => {
  it.each(specified)('has %s', (name) => {
    expect(operations.map((operation) => operation.name)).toContain(name);
  });
});

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s',
  (name, operation) => {
    const inPath = operation.parameters.filter(
      (parameter) => parameter.in === 'path' && parameter.name !== 'site',
    );
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');

    it('answers as described', async () => {
      const { status, breaches } = await send(operation);

      expect(breaches).toEqual([]);
      expect(status).toBe(200);
      expect(contractBreaches(document, operation, 200, { unexpected: {} })).not.toEqual([]);
    });

    it.each(
      operation.parameters
        .filter((parameter) => parameter.name === 'site')
        .map((parameter) => parameter.name),
    )('does not know an unknown %s', async (site) => {
      const { status, breaches, body } = await send(operation, { [site]: 'XYZ' });

      expect(breaches).toEqual([]);
      expect({ status, body }).toMatchObject({
        status: 404,
        body: { statusCode: 404, code: 'unknown-site' },
      });
    });

    it.each(
      operation.hasBody ? ['{', '[]', '"text"', ...(needsBody(operation.name) ? ['null', ''] : [])] : [],
    )('refuses the body %j', async (sent) => {
      const { status, breaches } = await send(operation, {}, sent);

      expect(breaches).toEqual([]);
      expect(status).toBe(400);
    });

    it.each(operation.parameters.filter(({ in: place }) => place !== 'header').map(({ name: of }) => of))(
      'refuses the sign in %s that no database holds',
      async (parameter) => {
        const { status, breaches, body } = await send(operation, { [parameter]: 'a\0b' });

        expect(breaches).toEqual([]);
        expect({ status, body }).toMatchObject({ status: 400, body: { code: 'bad-request' } });
      },
    );

    it.each(inPath.map((parameter) => parameter.name))(
      'says so when there is no such %s',
      async (unknown) => {
        const { status, breaches } = await send(operation, { [unknown]: 'no-such-thing' });

        expect(breaches).toEqual([]);
        expect(status).toBe(statusOfUnknown(name));
      },
    );

    it.each(inQuery.filter(({ required }) => required).map((parameter) => parameter.name))(
      'wants %s',
      async (missing) => {
        const { status, breaches, body } = await send(operation, { [missing]: null });

        expect(breaches).toEqual([]);
        expect({ status, body }).toMatchObject({ status: 400, body: { code: 'bad-request' } });
      },
    );

    it.each(
      inQuery.flatMap((parameter) => badValues(parameter).map((value) => [parameter.name, value] as const)),
    )('refuses %s=%s', async (parameter, value) => {
      const { status, breaches, body } = await send(operation, { [parameter]: value });

      expect(breaches).toEqual([]);
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    });
  },
);
