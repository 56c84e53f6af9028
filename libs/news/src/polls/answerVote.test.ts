import { startServer } from '@cancha/data-access/testing/startServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
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
const ask = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  answerVote(
    new Request('http://127.0.0.1/fca/poll', { method: 'POST', headers, body: new URLSearchParams(fields) }),
    { params: Promise.resolve({ site: 'fca' }) },
  );
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

  it('marks the device, by which the backend knows it the next time', async () => {
    const votes = await serve(200);
    const cookie = String((await ask(asking)).headers.get('set-cookie'));
    const [pair = ''] = cookie.split(';');
    await ask(asking, { cookie: `other=1; ${pair}` });

    expect(cookie).toMatch(/^poll_voter=[\w-]{36}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax/);
    expect(votes[0]?.voter).toBe(pair.split('=')[1]);
    expect(votes[1]?.voter).toBe(votes[0]?.voter);
  });

  it('that is refused was cast before, or came too late: neither marks a device', async () => {
    await serve(409);
    const before = await ask(asking, json);
    expect(await before.json()).toMatchObject({ outcome: 'alreadyVoted', options: poll(true).options });
    expect(before.headers.get('set-cookie')).toBeNull();

    await serve(409, false);
    expect(await (await ask(asking, json)).json()).toMatchObject({ outcome: 'over' });
  });

  it('that cannot be taken is a failure', async () => {
    await serve(500);
    expect(await (await ask(asking, json)).json()).toEqual({
      outcome: 'failure',
      options: null,
      votes: null,
    });
  });

  it.each([
    ['without an answer', { path: '/', question }, {}],
    ['without a question', { path: '/', answer: 'a' }, {}],
    ['from another site', asking, { 'sec-fetch-site': 'cross-site' }],
    ['longer than any', { ...asking, answer: 'a'.repeat(5_000) }, {}],
  ])('%s is none, and the backend is not asked', async (_, fields, headers) => {
    const votes = await serve(200);

    expect((await ask(fields as Record<string, string>, headers)).headers.get('location')).toMatch(/failure/);
    expect(votes).toEqual([]);
  });

  it('of one reader after another is too many at some point', async () => {
    const votes = await serve(200);
    for (let i = 0; i < 40; i += 1) await ask(asking, { 'x-forwarded-for': '203.0.113.7' });

    expect(votes).toHaveLength(30);
  });
});
