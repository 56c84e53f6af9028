import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, type ContractDocument, type Operation } from '../testing/contractDocument.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';

let origin: TestOrigin;
let document: ContractDocument;

beforeAll(async () => {
  origin = await openTestOrigin({ now: () => new Date('2026-08-01T00:00:00Z'), faultRules: [] });
  document = (await origin.app.inject('/docs/json')).json();
});
afterAll(() => origin.close());

/** The request that the page sends when its button is pressed: what the document says, and nothing else. */
function pressed({ method, path, parameters, bodyExample }: Operation) {
  const of = (place: string) => parameters.filter((one) => one.in === place && one.example !== undefined);
  const values = new Map(of('path').map(({ name, example = '' }) => [name, example]));
  return {
    method: method.toUpperCase() as 'GET',
    url: path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? '')),
    query: Object.fromEntries(of('query').map(({ name, example = '' }) => [name, example])),
    ...(bodyExample !== undefined && { payload: bodyExample as object }),
  };
}

/** What makes something comes before what asks for it or removes it. */
const order = ['post /v1/sites/{site}/newsletter/subscriptions', 'post /faults/rules'];
const rank = ({ name, method }: Operation) =>
  order.includes(name) ? 0 : method === 'delete' ? 2 + Number(!name.includes('{')) : 1;

describe('the page of the document', () => {
  it('has an example for every call, which is answered as it stands', async () => {
    const calls = operationsOf(document).toSorted((a, b) => rank(a) - rank(b));
    const refused: string[] = [];
    for (const call of calls) {
      const { statusCode } = await origin.app.inject(pressed(call));
      if (statusCode < 200 || statusCode > 299) refused.push(`${call.name} answers ${statusCode}`);
    }

    expect(calls.length).toBeGreaterThan(50);
    expect(refused).toEqual([]);
  });

  it('shows what /openapi.json has', async () => {
    expect(document).toEqual((await origin.app.inject('/openapi.json')).json());
  });

  it.each(['/docs', '/docs/'])('loads nothing at %s but what this server has', async (address) => {
    const page = await origin.app.inject(address);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);

    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      const { pathname, host } = new URL(file, `http://origin.test${address}`);
      expect(host).toBe('origin.test');
      expect((await origin.app.inject(pathname)).statusCode, file).toBe(200);
    }
  });

  it.each(['/docs', '/docs/static/swagger-ui-bundle.js', '/docs/json'])('guards %s', async (address) => {
    const { headers } = await origin.app.inject(address);

    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("connect-src 'self' http://origin.test;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('sends writes only where no token is wanted, and shows no faults in production', async () => {
    const guarded = await openTestOrigin({ readOnly: true, cmsToken: 'a-token-of-the-newsroom' });
    const settings = async ({ app }: TestOrigin) =>
      (await app.inject('/docs/static/swagger-initializer.js')).body.match(
        /supportedSubmitMethods":(\[[^\]]*\])/,
      )?.[1];

    expect(await settings(origin)).toContain('post');
    expect(await settings(guarded)).toBe('["get","head"]');
    const { paths } = (await guarded.app.inject('/docs/json')).json<ContractDocument>();
    expect(Object.keys(paths)).not.toContain('/faults/rules');
    await guarded.close();
  });
});
