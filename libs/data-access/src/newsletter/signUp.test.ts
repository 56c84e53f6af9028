import { describe, expect, it } from 'vitest';
import { startServer } from '../testing/startServer';
import { testApi } from '../testing/testApi';
import { signUp } from './signUp';

const email = 'ana@correo.example';
type Answer = readonly [status: number, body: unknown];

/** Signs up at a backend that answers as told; `null` cuts the connection. */
async function signUpAt(answers: { lookup: Answer | null; subscriptions?: Answer | null }, token?: string) {
  const bodies: string[] = [];
  const { url, requests } = await startServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      const answer = request.url?.includes('/lookup') ? answers.lookup : (answers.subscriptions ?? null);
      if (!answer) return void request.socket.destroy();
      response.writeHead(answer[0], { 'Content-Type': 'application/json' }).end(JSON.stringify(answer[1]));
    });
  });
  const { api, reported } = testApi(url, { version: 'v1' });
  const outcome = await signUp(api, { site: 'FCA', form: 'newsletter-fca', email, token });
  return { outcome, reported, bodies, paths: requests.map((request) => `${request.method} ${request.url}`) };
}

const known: Answer = [200, { created: false }];
const unknown: Answer = [404, { error: 'unknown-subscriber' }];
const created: Answer = [200, { created: true }];

describe('signing up for the newsletter', () => {
  it('looks the address up and registers a new one, with the address in the body only', async () => {
    const { outcome, paths, bodies, reported } = await signUpAt({ lookup: unknown, subscriptions: created });

    expect(outcome).toBe('success');
    expect(paths).toEqual([
      'POST /v1/sites/FCA/newsletter/lookup',
      'POST /v1/sites/FCA/newsletter/subscriptions',
    ]);
    expect(bodies.map((body) => JSON.parse(body))).toEqual(Array(2).fill({ form: 'newsletter-fca', email }));
    expect(reported).toEqual([]);
  });

  it('brings the token of a backend that wants one with both calls', async () => {
    const { paths } = await signUpAt({ lookup: unknown, subscriptions: created }, 'hush');

    expect(paths).toEqual([
      'POST /v1/sites/FCA/newsletter/lookup?token=hush',
      'POST /v1/sites/FCA/newsletter/subscriptions?token=hush',
    ]);
  });

  it('registers nobody who is registered', async () => {
    const { outcome, paths } = await signUpAt({ lookup: known });

    expect(outcome).toBe('alreadyRegistered');
    expect(paths).toHaveLength(1);
  });

  it.each([400, 403, 404, 500, 503])('takes a %i for a new address', async (status) => {
    const { outcome } = await signUpAt({ lookup: [status, {}], subscriptions: created });

    expect(outcome).toBe('success');
  });

  it('tells of a lookup that is broken, without the address', async () => {
    const { reported } = await signUpAt({ lookup: [503, {}], subscriptions: created });

    expect(reported).toHaveLength(1);
    expect(JSON.stringify(reported)).toContain('503');
    expect(JSON.stringify(reported)).not.toContain('ana');
  });

  it.each<[string, Answer | null]>([
    ['no answer', null],
    ['a redirect', [302, {}]],
  ])('registers nobody on %s to the lookup', async (_, lookup) => {
    const { outcome, paths, reported } = await signUpAt({ lookup, subscriptions: created });

    expect(outcome).toBe('failure');
    expect(paths).toHaveLength(1);
    expect(JSON.stringify(reported)).not.toContain('ana');
  });

  it.each<[string, Answer | null]>([
    ['false, as of an unknown form', [200, false]],
    ['an error', [500, {}]],
    ['nothing', null],
  ])('fails when the registration is answered with %s', async (_, subscriptions) => {
    const { outcome } = await signUpAt({ lookup: unknown, subscriptions });

    expect(outcome).toBe('failure');
  });

  it('says so when somebody else was faster', async () => {
    const { outcome } = await signUpAt({ lookup: unknown, subscriptions: [200, { created: false }] });

    expect(outcome).toBe('alreadyRegistered');
  });
});
