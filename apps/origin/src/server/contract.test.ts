import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contractBreaches,
  operationsOf,
  type ContractDocument,
  type Parameter,
} from '../testing/contractDocument.ts';
import { ContractClient } from '../testing/ContractClient.ts';
import { needsBody, statusOfUnknown, successOf } from '../testing/contractExamples.ts';
import { openTestOrigin } from '../testing/openTestOrigin.ts';

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

/** What the origin has beside them, where nobody would miss it but its readers. */
const additions = [
  'get /statics/pictures/{site}/{id}/{file}',
  'get /statics/shields/{file}',
  'get /statics/flags/{file}',
  'get /faults/rules',
];

// Opened here and not in a hook: the cases are made of the document.
const origin = await openTestOrigin({ now: () => new Date('2026-08-01T00:00:00Z'), faultRules: [] });
const document: ContractDocument = (await origin.app.inject('/openapi.json')).json();
const operations = operationsOf(document);
let client: ContractClient;
const send = (...call: Parameters<ContractClient['call']>) => client.call(...call);

beforeAll(async () => {
  client = new ContractClient(await origin.app.listen({ port: 0, host: '127.0.0.1' }), document);
});
afterAll(() => origin.close());

/** Values a parameter cannot have, by what the document says of it. */
function badValues({ name, schema }: Parameter): string[] {
  if (name === 'page') return ['0', '-1', '1.5', 'abc', '100000000'];
  if (name === 'size') return ['0', '-1', '10000', '101', 'abc'];
  if (schema.enum) return ['no-such-choice'];
  return schema.type === 'number' || schema.pattern ? ['abc'] : [];
}

describe('the document', () => {
  it.each([...specified, ...additions])('has %s', (name) => {
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
      const { status, breaches, body } = await send(operation, await client.prepare(name));

      expect(breaches).toEqual([]);
      expect(status).toBe(successOf(name));
      expect(body).not.toEqual('');
      const other = { status, type: 'application/json', body: { unexpected: {} } };
      expect(contractBreaches(document, operation, other)).not.toEqual([]);
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
