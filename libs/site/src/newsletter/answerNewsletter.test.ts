import { startServer } from '@cancha/data-access/testing/startServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '../context/SiteContext';
import { respond } from '../testing/respond';
import { testContext } from '../testing/testContext';
import { readReturnedSegment } from '../forms/returnedForms';
import { sendFormsTo } from '../forms/readerForms';
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

const ask = async (
  email: string,
  headers: Record<string, string> = {},
  body = new URLSearchParams({ email }),
) =>
  respond(
    await answerNewsletter(
      new Request('http://127.0.0.1/api/newsletter', { method: 'POST', headers, body }),
      { site: 'fca' },
    ),
  );
const json = { accept: 'application/json' };
/** Outcome and form of the page that comes back. */
function cameBack(page: Response) {
  const { outcome, returned } = readReturnedSegment(
    page.headers.get('x-page')?.replace('newsletter/', '') ?? '',
  );
  return [outcome, returned];
}
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

  it.each([
    ['', 422, 'empty'],
    ['eva', 422, 'invalid'],
    ['luz@correo.com', 503, 'failure'],
  ])(
    '%j that is not taken is %i, to a script and to a form, which is shown why',
    async (email, status, why) => {
      await serve({}, true);
      const [data, page] = [await ask(email, json), await ask(email)];

      expect([data.status, page.status]).toEqual([status, status]);
      expect(await data.json()).toEqual({ outcome: why });
      expect(cameBack(page)).toMatchObject([why, { typed: { email } }]);
      expect(page.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('is not read out of a body that is too long to be a form', async () => {
    await serve();
    const body = new URLSearchParams({ email: 'eva@correo.com', more: 'x'.repeat(5000) });

    expect(await (await ask('', json, body)).json()).toEqual({ outcome: 'empty' });
  });
});

describe('by the calls of the CMS', () => {
  it.each([
    ['eva@correo.example.com', 'success'],
    ['ana@correo.example.com', 'alreadyRegistered'],
  ])('%s: %s', async (email, outcome) => {
    const submit = vi.fn(async () => Promise.resolve('stored' as const));
    const find = async (_: string, asked: string) =>
      Promise.resolve(asked.startsWith('ana') ? ('known' as const) : ('new' as const));
    sendFormsTo({ submit, find });
    vi.mocked(getSiteContext).mockResolvedValue(testContext({ environment: { NEWSLETTER_API: 'cms' } }));

    expect(await outcomeFor(email)).toEqual({ outcome });
    expect(submit.mock.calls).toEqual(
      outcome === 'success' ? [['newsletter-fca', { email }, expect.any(String)]] : [],
    );
  });
});

describe('whoever asks', () => {
  it('from a form on another site is not served', async () => {
    const requests = await serve();

    expect(await outcomeFor('eva@correo.com', { 'sec-fetch-site': 'cross-site' })).toEqual({
      outcome: 'failure',
    });
    expect(requests).toEqual([]);
    const page = await ask('eva@correo.com', { 'sec-fetch-site': 'cross-site' });
    expect(cameBack(page)).toMatchObject(['failure', { typed: { email: '' } }]);
  });

  it('too often has to wait, and nobody else has', async () => {
    await serve();
    const from = { 'x-client-address': '203.0.113.7' };
    for (let i = 0; i < 10; i++) await outcomeFor('ana@correo.com', from);
    const answer = await ask('ana@correo.com', { ...json, ...from });

    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await answer.json()).toEqual({ outcome: 'tooMany' });
    const page = await ask('ana@correo.com', from);
    expect(page.status).toBe(429);
    expect(cameBack(page)).toMatchObject([
      'tooMany',
      { problem: { message: expect.stringMatching(/en 10 min$/) }, typed: { email: 'ana@correo.com' } },
    ]);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(540);
    expect(await outcomeFor('ana@correo.com', { 'x-client-address': '203.0.113.8' })).toEqual({
      outcome: 'alreadyRegistered',
    });
  });

  it('does not get more tries by making addresses up', async () => {
    await serve();
    for (let i = 0; i < 10; i++)
      await outcomeFor('ana@correo.com', {
        'x-client-address': '203.0.113.7',
        'x-forwarded-for': `10.0.0.${i}`,
      });

    expect(await outcomeFor('ana@correo.com', { 'x-client-address': '203.0.113.7' })).toEqual({
      outcome: 'tooMany',
    });
  });
});
