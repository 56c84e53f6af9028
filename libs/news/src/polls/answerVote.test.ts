import { startServer } from '@cancha/data-access/testing/startServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { readReturnedSegment } from '@cancha/site/forms/returnedForms';
import { respond } from '@cancha/site/testing/respond';
import { testContext } from '@cancha/site/testing/testContext';
import { answerVote } from './answerVote';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('cancha.vote-limits'));
  for (const level of ['log', 'warn', 'error', 'info'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const question = '¿Quién gana?';
const poll = (isOpen: boolean) => ({
  ...{ question, description: '', path: '/', is_open: isOpen },
  options: [
    { optionValue: 'a', label: 'A', votes: 2 },
    { optionValue: 'b', label: 'B', votes: 1 },
  ],
});

/** A site whose backend answers a vote with this status; and what it was asked. */
async function serve(status: number, isOpen = true) {
  const votes: { url: string; voter: unknown }[] = [];
  const { url } = await startServer((request, response) => {
    if (request.method === 'POST') {
      votes.push({ url: decodeURIComponent(request.url ?? ''), voter: request.headers['x-voter-key'] });
      response.statusCode = status;
    }
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(poll(isOpen)));
  });
  const environment = { CONTENT_API_URL: url };
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url, environment }));
  return votes;
}

const asking = { path: '/', question, answer: 'a' };
type Headers = Record<string, string>;
const post = async (fields: Record<string, string>, headers: Headers, query = '') =>
  respond(
    await answerVote(
      new Request(`http://127.0.0.1/api/poll${query}`, {
        ...{ method: 'POST', headers, body: new URLSearchParams(fields) },
      }),
      { site: 'fca' },
    ),
  );
/** Outcome and form of the page that comes back. */
const cameBack = (page: Response) => readReturnedSegment(page.headers.get('x-page')?.split('/')[1] ?? '');
/** From a device that voted before. */
const ask = (fields: Record<string, string>, headers: Headers = {}) =>
  post(fields, { cookie: 'poll_voter=known-device', ...headers });
const json = { accept: 'application/json' };

describe('a vote', () => {
  it('is counted, and the poll told as it stands with it', async () => {
    const votes = await serve(200);
    const answer = await ask(asking, json);

    expect(await answer.json()).toEqual({
      outcome: 'voted',
      options: poll(true).options,
      votes: 'YA VOTARON 3 PERSONAS',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(votes).toEqual([
      { url: `/v1/sites/FCA/polls/vote?path=/&question=${question}&answer=a`, voter: expect.any(String) },
    ]);
  });

  it('of a form leads to a page that says what came of it', async () => {
    await serve(200);
    const answer = await ask({ ...asking, path: '/mundial-2026/nota.html' });

    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/api/poll/voted?path=%2Fmundial-2026%2Fnota.html');
  });

  it('of a new device is sent again under a mark: stored only then, and once if its answer is lost', async () => {
    const votes = await serve(200);
    const first = await post(asking, {});
    const cookie = String(first.headers.get('set-cookie'));
    const [pair = ''] = cookie.split(';');

    expect(first.status).toBe(307);
    expect(first.headers.get('location')).toBe('/api/poll?marked');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(cookie).toMatch(/^poll_voter=[\w-]{36}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax/);
    expect(votes).toEqual([]);

    await post(asking, { cookie: `other=1; ${pair}` }, '?marked');
    await post(asking, { cookie: `other=1; ${pair}` });
    expect(votes.map(({ voter }) => voter)).toEqual([pair.split('=')[1], pair.split('=')[1]]);
  });

  it('of a browser that keeps no cookies counts', async () => {
    const votes = await serve(200);

    expect(await (await post(asking, json, '?marked')).json()).toMatchObject({ outcome: 'voted' });
    expect(votes).toEqual([{ url: expect.any(String), voter: expect.stringMatching(/^[\w-]{36}$/) }]);
  });

  it('that is refused was cast before, or came too late', async () => {
    await serve(409);
    const before = await ask(asking, json);
    expect(await before.json()).toMatchObject({ outcome: 'alreadyVoted', options: poll(true).options });

    await serve(409, false);
    expect(await (await ask(asking, json)).json()).toMatchObject({ outcome: 'over' });
  });

  it('that cannot be taken is a failure', async () => {
    await serve(500);
    const [data, page] = [await ask(asking, json), await ask({ ...asking, path: '/mundial-2026/nota.html' })];

    expect(await data.json()).toEqual({ outcome: 'failure', options: null, votes: null });
    expect([data.status, page.status]).toEqual([503, 503]);
    expect(page.headers.get('x-page')).toMatch(/^poll\/failure\.[\w-]+\/mundial-2026\/nota\.html$/);
    expect(cameBack(page)).toMatchObject({ outcome: 'failure', returned: { typed: { answer: 'a' } } });
  });

  it.each([
    ['without an answer', 422, { path: '/', question }, {}],
    ['without a question', 422, { path: '/', answer: 'a' }, {}],
    ['from another site', 403, asking, { 'sec-fetch-site': 'cross-site' }],
    ['from another site, of a new device', 403, asking, { cookie: '', 'sec-fetch-site': 'cross-site' }],
    ['longer than any', 422, { ...asking, answer: 'a'.repeat(5_000) }, {}],
  ])('%s is none: %i, and the backend is not asked', async (_, status, fields, headers) => {
    const votes = await serve(200);
    const answer = await ask(fields, headers);

    expect([answer.status, cameBack(answer).outcome]).toEqual([status, 'failure']);
    expect(votes).toEqual([]);
  });

  it('of one reader after another is too many at some point', async () => {
    const votes = await serve(200);
    const from = { 'x-client-address': '203.0.113.7' };
    for (let i = 0; i < 30; i += 1) await ask(asking, from);
    const answer = await ask(asking, { ...from, ...json });

    expect(votes).toHaveLength(30);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await answer.json()).toMatchObject({ outcome: 'tooMany' });
    const page = await ask(asking, from);
    expect(page.status).toBe(429);
    expect(cameBack(page)).toMatchObject({
      outcome: 'tooMany',
      returned: { problem: { message: expect.stringMatching(/en 10 min$/) }, typed: { answer: 'a' } },
    });
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(540);
    expect((await ask(asking, { 'x-client-address': '203.0.113.8' })).headers.get('location')).toMatch(
      /voted/,
    );
  });
});
