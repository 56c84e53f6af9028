import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractBreaches, operationsOf, type ContractDocument } from '../testing/contractDocument.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';
import { FaultRules } from './FaultRules.ts';

let origin: TestOrigin;
let address: string;
let document: ContractDocument;

beforeAll(async () => {
  origin = await openTestOrigin({ readOnly: true, faultRules: [] });
  address = await origin.app.listen({ port: 0, host: '127.0.0.1' });
  document = (await origin.app.inject('/openapi.json')).json();
});
afterAll(() => origin.close());
beforeEach(() => call('delete', '/faults/rules'));

const list = '/v1/sites/FCA/news/latest';
const statusOf = async (path: string) => (await fetch(address + path)).status;

/** What the calls answer, together. */
type Answered = { rules: object[]; id: string; code: string; message: string };

/** Calls the JSON API and holds what it answers against the document. */
async function call(method: string, path: string, rule?: unknown, headers: Record<string, string> = {}) {
  const sent = rule === undefined ? {} : { body: JSON.stringify(rule) };
  const type = rule === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(address + path, {
    method: method.toUpperCase(),
    headers: { ...type, ...headers },
    ...sent,
  });
  const body = (await answer.json()) as Answered;
  const name = `${method} ${path.replace(/\/rules\/.+/, '/rules/{id}')}`;
  const operation = operationsOf(document).find((known) => known.name === name);
  const breaches = operation
    ? contractBreaches(document, operation, { status: answer.status, type: 'application/json', body })
    : [`no ${name}`];
  expect(breaches).toEqual([]);
  return { status: answer.status, body };
}

describe('the JSON API of faults', () => {
  it('adds a rule that strikes, tells how often, and removes it', async () => {
    const added = await call('post', '/faults/rules', {
      path: '/v1/**',
      fault: 'status',
      value: 502,
      times: 2,
    });
    const { id } = added.body;

    expect(added).toMatchObject({
      status: 201,
      body: { rule: '* /v1/** status=502 times=2', method: '*', struck: 0, isOver: false, seconds: null },
    });
    expect([await statusOf(list), await statusOf('/'), await statusOf(list), await statusOf(list)]).toEqual([
      ...[502, 200, 502, 200],
    ]);
    expect((await call('get', '/faults/rules')).body.rules).toEqual([
      { ...added.body, struck: 2, isOver: true },
    ]);
    expect((await call('delete', `/faults/rules/${id}`)).body).toEqual({ rules: [] });
    expect(await call('delete', `/faults/rules/${id}`)).toMatchObject({
      ...{ status: 404, body: { code: 'unknown-rule' } },
    });
  });

  it('is never struck, nor is the health of the server', async () => {
    await call('post', '/faults/rules', { fault: 'status', value: 500 });

    expect([await statusOf('/health'), await statusOf('/faults'), await statusOf('/openapi.json')]).toEqual([
      ...[200, 200, 500],
    ]);
    expect((await call('delete', '/faults/rules')).body).toEqual({ rules: [] });
    expect(await statusOf('/openapi.json')).toBe(200);
  });

  it.each([
    [{}, 'body: fault: expected one of status'],
    [{ fault: 'status' }, 'body: value: expected an error status with status, from 400 to 599'],
    [{ fault: 'status', value: '503' }, 'body: value: expected a number'],
    [{ fault: 'hang', path: 'v1' }, 'body: path: expected a path such as'],
    [{ fault: 'hang', method: 'get' }, 'body: method: expected one of'],
    [{ fault: 'hang', times: 0 }, 'body: times: expected a whole number from 1'],
    [{ fault: 'hang', often: true }, 'Unrecognized key'],
    ['hang', 'body'],
  ])('refuses %j', async (rule, message) => {
    const { status, body } = await call('post', '/faults/rules', rule);

    expect({ status, code: body.code }).toEqual({ status: 400, code: 'bad-request' });
    expect(body.message).toContain(message);
  });

  it('refuses what is no JSON', async () => {
    const { status } = await call(
      'post',
      '/faults/rules',
      { fault: 'hang' },
      { 'content-type': 'application/xml' },
    );

    expect(status).toBe(415);
  });

  it('has an end', async () => {
    for (let rules = 0; rules < FaultRules.most; rules += 1) {
      await call('post', '/faults/rules', { path: '/none', fault: 'hang' });
    }

    expect((await call('post', '/faults/rules', { fault: 'hang' })).status).toBe(409);
  });

  it('is marked as an addition of ours', async () => {
    const marked = Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/faults'))
      .flatMap(([, methods]) => Object.values(methods) as unknown[]);

    expect(marked).toHaveLength(4);
    for (const operation of marked) expect(operation).toMatchObject({ 'x-cancha-extension': true });
  });
});

describe('a page of another origin', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 303],
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://127.0.0.1' }, 403],
    [{}, 303],
  ] as [Record<string, string>, number][])('with %j posts a form: %i', async (headers, status) => {
    const answer = await post('/faults', { path: '/none', fault: 'hang' }, headers);

    expect(answer.status).toBe(status);
    expect((await call('get', '/faults/rules')).body.rules).toHaveLength(status === 303 ? 1 : 0);
  });

  it('neither removes rules nor uses the JSON API', async () => {
    await call('post', '/faults/rules', { path: '/none', fault: 'hang' });
    const foreign = { origin: 'https://elsewhere.example' };

    expect((await post('/faults/remove', { id: 'all' }, foreign)).status).toBe(403);
    expect((await call('delete', '/faults/rules', undefined, foreign)).status).toBe(403);
    expect((await call('post', '/faults/rules', { fault: 'hang' }, foreign)).status).toBe(403);
    expect((await call('get', '/faults/rules')).body.rules).toHaveLength(1);
  });

  it('is told from one of our own by the address', async () => {
    expect((await post('/faults', { path: '/none', fault: 'hang' }, { origin: address })).status).toBe(303);
  });
});

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(address + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
}

describe('the page of faults', () => {
  const page = async () => (await fetch(`${address}/faults`)).text();

  it('adds a rule by its form, shows it and removes it', async () => {
    const fields = {
      method: 'GET',
      path: '/v1/**',
      fault: 'status',
      value: '503',
      times: ' 3 ',
      seconds: '',
      chance: '',
    };
    const added = await post('/faults', fields);
    await fetch(address + list);
    const shown = await page();

    expect(added.headers.get('location')).toBe('/faults');
    expect(shown).toContain('<code>GET /v1/** status=503 times=3</code>');
    expect(shown).toContain('struck 1 time, in force');
    const id = /name="id" value="(\d+)"/.exec(shown)?.[1] ?? '';
    expect((await post('/faults/remove', { id })).status).toBe(303);
    expect(await page()).toContain('No rule is in force.');
  });

  it('removes all rules', async () => {
    for (const fault of ['hang', 'empty']) await post('/faults', { path: '/none', fault });
    await post('/faults/remove', { id: 'all' });

    expect((await call('get', '/faults/rules')).body.rules).toEqual([]);
  });

  it('says what is wrong beside what was filled in', async () => {
    const answer = await post('/faults', {
      path: '/a"><script>',
      fault: 'status',
      value: 'many',
      times: '2',
    });
    const shown = await answer.text();

    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(shown).toContain('<p class="problem" role="alert">value: expected a number</p>');
    expect(shown).toContain('value="/a&quot;&gt;&lt;script&gt;"');
    expect(shown).toContain('name="times" value="2"');
    expect(shown).not.toContain('<script');
  });

  it('shows a path as text, whatever it says', async () => {
    await post('/faults', { path: '/<script>alert(1)</script>', fault: 'hang' });

    expect(await page()).toContain('/&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('runs nothing, is framed by nobody and kept by nobody', async () => {
    const { headers } = await fetch(`${address}/faults`);

    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src data:; style-src 'sha256-.*frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
