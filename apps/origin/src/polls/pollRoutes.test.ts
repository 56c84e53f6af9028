import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestOrigin } from '../testing/openTestOrigin.ts';

const polls = '/v1/sites/FCA/polls';
const question = '¿Quién fue la figura del Mundial 2026?';
const preview = '/mundial-2026/previa-espana-argentina-hora-y-claves-20260718-1014.html';
const final = '¿Quién será el campeón del mundo?';
const quiz = '¿Cuántas de las diez contestaste bien?';

let time: string;
const origin = await openTestOrigin({ now: () => new Date(time) });
beforeEach(() => {
  time = '2026-08-01T00:00:00Z';
});
afterAll(() => origin.close());

async function get(path: string) {
  const answer = await origin.app.inject(`${polls}${path}`);
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

type Vote = { question?: string; answer?: string; path?: string; voter?: string };

async function vote({ voter, ...given }: Vote) {
  const query = new URLSearchParams({ question, answer: 'lionel-messi', ...given }).toString();
  const answer = await origin.app.inject({
    method: 'POST',
    url: `${polls}/vote?${query}`,
    headers: voter === undefined ? {} : { 'x-voter-key': voter },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const votesOf = (body: { options: { optionValue: string; votes: number }[] }, option: string) =>
  body.options.find(({ optionValue }) => optionValue === option)?.votes;

describe('the poll of a page', () => {
  it('is that of the front page at /polls/home, and for the path / or nothing', async () => {
    const { status, body } = await get('/home');

    expect(status).toBe(200);
    expect(body).toMatchObject({ question, path: '/', is_open: true, closes_at: null });
    expect(body.options.map(({ label }: { label: string }) => label)).toContain('Lionel Messi');
    expect((await get('/get?path=/')).body).toEqual(body);
  });

  it('is found by the path of the page, with or without the slash in front', async () => {
    const { body } = await get(
      '/get?path=/mundial-2026/tres-tripletes-messi-david-dembele-20260626-1111.html',
    );

    expect(body).toMatchObject({ question: '¿Con cuál de los tres tripletes te quedas?', is_open: true });
    expect((await get(`/get?path=${body.path.slice(1)}`)).body).toEqual(body);
  });

  it('stays when it is closed, and says so', async () => {
    expect((await get(`/get?path=${preview}`)).body).toMatchObject({
      ...{ question: final, path: preview, votes: 0, is_open: false },
      closes_at: '2026-07-19T19:00:00.000Z',
    });
  });

  it('is not there before it opens', async () => {
    time = '2026-07-18T15:19:59Z';

    expect(await get(`/get?path=${preview}`)).toMatchObject({ status: 404, body: { code: 'unknown-poll' } });
  });

  it('is 404 where nobody asks anything', async () => {
    expect(await get('/get?path=/costarica')).toMatchObject({ status: 404, body: { code: 'unknown-poll' } });
  });
});

describe('the polls of a site', () => {
  const questions = async (at: string) => {
    time = at;
    const { body } = await get('');
    return body.items.map(({ question: asked }: { question: string }) => asked);
  };

  it('are those that have opened, the open ones first', async () => {
    expect(await questions('2026-07-18T16:00:00Z')).toEqual([
      final,
      '¿Con cuál de los tres tripletes te quedas?',
      '¿Quién ganará el Mundial 2026?',
      quiz,
    ]);
    expect(await questions('2026-08-01T00:00:00Z')).toEqual([
      question,
      '¿Con cuál de los tres tripletes te quedas?',
      quiz,
      final,
      '¿Quién ganará el Mundial 2026?',
    ]);
  });

  it('are none before the first of them opens', async () => {
    expect(await questions('2026-05-01T00:00:00Z')).toEqual([]);
  });
});

describe('a vote', () => {
  it('is counted at once, and no cache keeps the answer', async () => {
    const before = (await get('/home')).body;

    const { status, headers, body } = await vote({});

    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(votesOf(body, 'lionel-messi')).toBe((votesOf(before, 'lionel-messi') ?? NaN) + 1);
    expect(body.votes).toBe(before.votes + 1);
    expect((await get('/home')).body).toEqual(body);
  });

  it('counts each time without a voter key', async () => {
    const { body: first } = await vote({ path: '/' });
    const { body: second } = await vote({ path: '' });

    expect(second.votes).toBe(first.votes + 1);
  });

  it('counts once for one voter, also when it comes twice at the same moment', async () => {
    const before = (await get('/home')).body.votes;

    const answers = await Promise.all(Array.from({ length: 8 }, () => vote({ voter: 'lector-0001' })));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await get('/home')).body.votes).toBe(before + 1);
  });

  it('cannot be changed by the voter', async () => {
    await vote({ voter: 'lector-0002' });

    const { status, body } = await vote({ voter: 'lector-0002', answer: 'kylian-mbappe' });

    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'already-voted' } });
  });

  it('is 409 when the poll is closed, but not for the repetition of one that was in time', async () => {
    time = '2026-07-19T18:59:59Z';
    const inTime = { path: preview, question: final, answer: 'espana', voter: 'lector-0003' };
    expect((await vote(inTime)).status).toBe(200);

    time = '2026-07-19T19:00:00Z';
    const late = await vote({ ...inTime, voter: 'lector-0004' });

    expect(late).toMatchObject({ status: 409, body: { code: 'poll-closed' } });
    expect(await vote(inTime)).toMatchObject({ status: 200, body: { votes: 1 } });
  });

  it.each<[Vote, number, string]>([
    [{ answer: 'nadie' }, 400, 'unknown-option'],
    [{ question: '¿Quién?' }, 404, 'unknown-poll'],
    [{ path: '/costarica' }, 404, 'unknown-poll'],
    [{ answer: '' }, 400, 'bad-request'],
    [{ answer: 'lionel\0messi' }, 400, 'bad-request'],
    [{ question: 'a\0b' }, 400, 'bad-request'],
    [{ path: '/\0' }, 400, 'bad-request'],
    [{ voter: 'corto' }, 400, 'bad-request'],
    [{ voter: 'x'.repeat(201) }, 400, 'bad-request'],
  ])('%j is %i %s and counts nothing', async (given, status, code) => {
    const before = (await get('/home')).body;

    expect(await vote(given)).toMatchObject({ status, body: { statusCode: status, code } });
    expect((await get('/home')).body).toEqual(before);
  });
});
