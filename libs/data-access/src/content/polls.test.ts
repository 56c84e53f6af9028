import { describe, expect, it } from 'vitest';
import { startJsonServer, StubResponse } from '../testing/startJsonServer';
import { startServer } from '../testing/startServer';
import { testApi } from '../testing/testApi';
import { castVote } from './castVote';
import { getHomePoll, getPoll, getPolls } from './getPolls';

const wire = {
  question: '¿Quién gana?',
  description: '',
  options: [{ optionValue: 'a', label: 'A', votes: 2 }],
  path: '/',
  is_open: false,
};
const poll = {
  question: '¿Quién gana?',
  description: '',
  options: [{ optionValue: 'a', label: 'A', votes: 2 }],
  path: '/',
  isOpen: false,
};
const base = '/v1/sites/FCA/polls';

async function clientOf(answers: Record<string, unknown>) {
  const server = await startJsonServer(answers);
  return testApi(server.url, { version: 'v1' });
}

describe('the poll of a page', () => {
  it('is that of the front page, or of a path, and nothing where nobody asks', async () => {
    const { api } = await clientOf({ [`${base}/home`]: wire, [`${base}/get?path=/a.html`]: { data: wire } });

    expect(await getHomePoll(api, { site: 'FCA' })).toEqual(poll);
    expect(await getPoll(api, { site: 'FCA', path: '/a.html' })).toEqual(poll);
    expect(await getPoll(api, { site: 'FCA', path: '/b.html' })).toBeNull();
  });

  it('takes votes unless the backend says otherwise', async () => {
    const { is_open: _, ...silent } = wire;
    const { api } = await clientOf({ [`${base}/home`]: silent });

    expect((await getHomePoll(api, { site: 'FCA' }))?.isOpen).toBe(true);
  });
});

describe('the polls of a site', () => {
  it('are those that can be shown; the others are told about', async () => {
    const { api, reported } = await clientOf({ [base]: { items: [{ question: '' }, wire] } });

    expect(await getPolls(api, { site: 'FCA' })).toEqual([poll]);
    expect(reported).toMatchObject([{ id: '#0', kept: false }]);
  });

  it('are not known of a backend without the list', async () => {
    const { api } = await clientOf({});

    expect(await getPolls(api, { site: 'FCA' })).toBeNull();
  });
});

describe('a vote', () => {
  const args = { site: 'FCA', path: '/', question: '¿Quién gana?', answer: 'a', voter: 'lectora-0001' };

  it('is sent once, by its address, with an empty object and the key of the device', async () => {
    const seen: unknown[] = [];
    const server = await startServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method, url, headers } = request;
        seen.push([
          method,
          decodeURIComponent(url ?? ''),
          headers['x-voter-key'],
          String(Buffer.concat(parts)),
        ]);
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(wire));
      });
    });
    const { api } = testApi(server.url, { version: 'v1' });

    expect(await castVote(api, args)).toEqual({ kind: 'voted', poll });
    expect(seen).toEqual([
      ['POST', `${base}/vote?path=/&question=¿Quién gana?&answer=a`, 'lectora-0001', '{}'],
    ]);
  });

  it('brings the token of a backend that wants one', async () => {
    const { api } = await clientOf({ [`${base}/vote?path=/&question=¿Quién gana?&answer=a&token=hush`]: {} });

    expect(await castVote(api, { ...args, token: 'hush' })).toEqual({ kind: 'voted', poll: null });
  });

  it.each([
    ['a second one', new StubResponse(409, '{}'), { kind: 'refused' }],
    ['one that is answered with no poll', {}, { kind: 'voted', poll: null }],
  ])('%s', async (_, answer, outcome) => {
    const { api } = await clientOf({ [`${base}/vote?path=/&question=¿Quién gana?&answer=a`]: answer });

    expect(await castVote(api, args)).toEqual(outcome);
  });

  it('that is answered with false was not stored, and is an error', async () => {
    const { api } = await clientOf({
      [`${base}/vote?path=/&question=¿Quién gana?&answer=a`]: new StubResponse(200, 'false'),
    });

    await expect(castVote(api, args)).rejects.toMatchObject({ kind: 'bad-body' });
  });

  it('that the backend did not take is an error, whatever the reason', async () => {
    const { api } = await clientOf({});

    await expect(castVote(api, args)).rejects.toMatchObject({ status: 404 });
  });
});
