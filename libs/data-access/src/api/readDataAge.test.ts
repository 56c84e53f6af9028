import { describe, expect, it } from 'vitest';
import { startServer } from '../testing/startServer';
import { testApi } from '../testing/testApi';
import { dataTimeOf } from './dataTimes';
import { readDataAge } from './readDataAge';
import { ResponseCache } from './ResponseCache';

const ageOf = (headers: Record<string, string>) => readDataAge((name) => headers[name]);

describe('the age of an answer', () => {
  it('is none where nobody says so', () => {
    expect(ageOf({})).toBe(0);
    expect(ageOf({ age: 'old', date: 'today', 'x-data-as-of': '' })).toBe(0);
  });

  it('is the time it lay in caches, and that its data lay before', () => {
    const date = 'Sun, 05 Jul 2026 20:05:00 GMT';
    expect(ageOf({ age: '30' })).toBe(30_000);
    expect(ageOf({ date, 'x-data-as-of': '2026-07-05T20:03:00.000Z' })).toBe(120_000);
    expect(ageOf({ age: '30', date, 'x-data-as-of': '2026-07-05T20:03:00.000Z' })).toBe(150_000);
  });

  it('is never below zero', () => {
    expect(
      ageOf({ age: '-5', date: 'Sun, 05 Jul 2026 20:05:00 GMT', 'x-data-as-of': '2026-07-05T20:06:00Z' }),
    ).toBe(0);
  });
});

describe('of when the data of an answer are', () => {
  async function startAgeing() {
    const state = { age: 0, status: 200 };
    const server = await startServer((request, response) => {
      response.setHeader('age', String(state.age)).setHeader('etag', '"1"');
      if (state.status !== 200) return void response.writeHead(state.status).end();
      response.writeHead(request.headers['if-none-match'] ? 304 : 200).end('{"n":1}');
    });
    const { api } = testApi(server.url, { cache: new ResponseCache({ revalidateMs: 0, errorTtlMs: 0 }) });
    const get = () => api.get({ path: '/thing', cacheKey: 'thing', read: (body) => body as object });
    return { state, get };
  }

  it('is told with each answer, one that says that nothing changed too', async () => {
    const { state, get } = await startAgeing();
    state.age = 100;
    const first = await get();
    const old = dataTimeOf(first);
    expect(Date.now() - Number(old)).toBeGreaterThanOrEqual(100_000);

    state.age = 0;
    expect(await get()).toBe(first);
    expect(Date.now() - Number(dataTimeOf(first))).toBeLessThan(50_000);
  });

  it('stays what it was while an old answer stands in for a failing backend', async () => {
    const { state, get } = await startAgeing();
    state.age = 100;
    const first = await get();
    const before = dataTimeOf(first);
    state.status = 500;

    expect(await get()).toBe(first);
    expect(dataTimeOf(first)).toBe(before);
  });

  it('is unknown for what no client gave', () => {
    expect(dataTimeOf({})).toBeNull();
    expect(dataTimeOf(null)).toBeNull();
  });
});
