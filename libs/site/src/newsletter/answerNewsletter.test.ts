import { startServer } from '@cancha/data-access/testing/startServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '../context/SiteContext';
import { testContext } from '../testing/testContext';
import { answerNewsletter } from './answerNewsletter';

vi.mock('../context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('cancha.newsletter-limits'));
  for (const level of ['log', 'warn', 'error', 'info'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** A site whose backend knows `ana@correo.com` and nobody else; `fails`: it answers nothing useful. */
async function serve(changes: Parameters<typeof testContext>[0] = {}, fails = false) {
  const { url, requests } = await startServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const isNew = !body.includes('ana@correo.com');
      const status = request.url?.endsWith('/lookup') && isNew ? 404 : 200;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(fails ? 'false' : JSON.stringify({ created: isNew }));
    });
  });
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url, ...changes }));
  return requests;
}

const ask = (email: string, headers: Record<string, string> = {}, body = new URLSearchParams({ email })) =>
  answerNewsletter(new Request('http://127.0.0.1/fca/newsletter', { method: 'POST', headers, body }), {
    params: Promise.resolve({ site: 'fca' }),
  });
const json = { accept: 'application/json' };
const outcomeFor = async (email: string, headers: Record<string, string> = {}): Promise<unknown> =>
  (await ask(email, { ...json, ...headers })).json();

describe('an address for the newsletter', () => {
  it.each([
    ['eva@correo.com', 'success'],
    [' Eva@correo.com ', 'success'],
    ['ana@correo.com', 'alreadyRegistered'],
    ['', 'empty'],
    ['eva', 'invalid'],
  ])('%j: %s', async (email, outcome) => {
    await serve();

    expect(await outcomeFor(email)).toEqual({ outcome });
  });

  it('is not asked about when it is none', async () => {
    const requests = await serve();
    await outcomeFor('eva');

    expect(requests).toEqual([]);
  });

  it('is a failure where the backend is silent, or says false', async () => {
    vi.mocked(getSiteContext).mockResolvedValue(testContext());
    expect(await outcomeFor('eva@correo.com')).toEqual({ outcome: 'failure' });

    await serve({}, true);
    expect(await outcomeFor('eva@correo.com')).toEqual({ outcome: 'failure' });
  });

  it('is in no log, whatever came of it', async () => {
    vi.mocked(getSiteContext).mockResolvedValue(testContext());
    await outcomeFor('eva@correo.com');
    const written = [console.log, console.warn, console.error, console.info].flatMap(
      (log) => vi.mocked(log).mock.calls,
    );

    expect(JSON.stringify(written)).not.toContain('eva');
  });

  it('without JavaScript leads to a page that says what came of it, on the same edition', async () => {
    await serve({ site: { prefix: '/mx' } });
    const answer = await ask('eva@correo.com');

    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/mx/api/newsletter/success');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is not read out of a body that is too long to be a form', async () => {
    await serve();
    const body = new URLSearchParams({ email: 'eva@correo.com', more: 'x'.repeat(5000) });

    expect(await (await ask('', json, body)).json()).toEqual({ outcome: 'empty' });
  });
});

describe('whoever asks', () => {
  it('from a form on another site is not served', async () => {
    const requests = await serve();

    expect(await outcomeFor('eva@correo.com', { 'sec-fetch-site': 'cross-site' })).toEqual({
      outcome: 'failure',
    });
    expect(requests).toEqual([]);
  });

  it('too often has to wait, and nobody else has', async () => {
    await serve();
    const from = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };
    for (let i = 0; i < 10; i++) await outcomeFor('ana@correo.com', from);

    expect(await outcomeFor('ana@correo.com', from)).toEqual({ outcome: 'failure' });
    expect(await outcomeFor('ana@correo.com', { 'x-forwarded-for': '203.0.113.8, 10.0.0.1' })).toEqual({
      outcome: 'alreadyRegistered',
    });
  });

  it('is told that there is no such address on a site without a newsletter', async () => {
    const requests = await serve({
      site: { capabilities: { ...testContext().site.capabilities, newsletter: false } },
    });

    expect((await ask('eva@correo.com')).status).toBe(404);
    expect(requests).toEqual([]);
  });
});
