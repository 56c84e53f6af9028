import { describe, expect, it } from 'vitest';
import { startServer } from '../testing/startServer';
import { testApi } from '../testing/testApi';
import { ResponseCache } from './ResponseCache';

/** A backend with one answer, marked with its version, that obeys `If-None-Match`. */
async function startVersioned(answer: { etag: string; body: string }) {
  const server = await startServer((request, response) => {
    response.setHeader('etag', answer.etag);
    const same = request.headers['if-none-match'] === answer.etag;
    response.statusCode = same ? 304 : 200;
    response.end(same ? undefined : answer.body);
  });
  const { api } = testApi(server.url, { cache: new ResponseCache({ revalidateMs: 0 }) });
  let mapped = 0;
  const read = (body: unknown) => {
    mapped += 1;
    return body as { n: number };
  };
  return {
    server,
    get: () => api.get({ path: '/thing', cacheKey: 'thing', read }),
    mappings: () => mapped,
  };
}

describe('an answer asked for again', () => {
  it('is mapped once as long as the backend says it is the same', async () => {
    const { get, mappings, server } = await startVersioned({ etag: '"1"', body: '{"n":1}' });
    const first = await get();

    expect(await get()).toBe(first);
    expect(mappings()).toBe(1);
    expect(server.requests[1]?.headers['if-none-match']).toBe('"1"');
  });

  it('is the new one as soon as it changed', async () => {
    const answer = { etag: '"1"', body: '{"n":1}' };
    const { get } = await startVersioned(answer);
    await get();
    Object.assign(answer, { etag: '"2"', body: '{"n":2}' });

    expect(await get()).toEqual({ n: 2 });
    expect(await get()).toEqual({ n: 2 });
  });

  it('is asked for whole by a reader of another mapping', async () => {
    const server = await startServer((_, response) => {
      response.setHeader('etag', '"1"');
      response.end('{"n":1}');
    });
    const { api } = testApi(server.url, { cache: new ResponseCache({ revalidateMs: 0 }) });
    await api.get({ path: '/thing', cacheKey: 'one', read: () => 1 });
    await api.get({ path: '/thing', cacheKey: 'two', read: () => 2 });

    expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });
});
