import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { statsId } from '@cancha/newsroom/facts/statsId.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';

const run = promisify(execFile);
// In a process of its own, so that only the server's work is measured.
const autocannon = createRequire(import.meta.url).resolve('autocannon');
let origin: TestOrigin;

beforeAll(async () => {
  origin = await openTestOrigin({ readOnly: true });
});
afterAll(() => origin.close());

const get = (url: string, headers: Record<string, string> = {}) => origin.app.inject({ url, headers });

describe('the answer cache', () => {
  const url = '/v1/sites/FCA/news/latest?size=100';
  const widget = `/api/stats/competition-widget/tournament/${statsId('fifa.wc-2026')}`;

  it('answers 304 to whoever has the answer already, from the first answer on', async () => {
    const path = '/v1/sites/FCA/news/latest?size=7';
    const { etag } = (await get(path)).headers;
    origin.cache.clear();

    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*', etag]) {
      const answer = await get(path, { 'if-none-match': String(known) });
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers['etag']).toBe(etag);
    }
    expect((await get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('gives the same bytes and headers from the cache', async () => {
    origin.cache.clear();
    const fresh = await get(url);
    const kept = await get(url);

    expect(kept.body).toBe(fresh.body);
    expect(kept.headers['content-type']).toBe(fresh.headers['content-type']);
    expect(kept.headers['etag']).toBe(fresh.headers['etag']);
  });

  it('keeps neither errors nor what is no API answer', async () => {
    origin.cache.clear();
    for (const path of ['/v1/sites/FCA/news/tag/nadie', '/health', '/', '/statics/flags/cr.svg'])
      await get(path);

    expect(origin.cache.size).toBe(0);
  });

  it.each([
    ['/v1/sites/FCA/news/latest?size=8', ['&z=1', '&z=2&page=1', '&page=1&z=3']],
    ['/v1/sites/FCA/authors', ['?z=1', '?']],
    ['/api/collections/get/static_pages?filter[site]=FCA', ['&z=1', '&z[]=2&filters=1', '&_=3']],
  ])('keeps one answer to %s, whatever else the address holds', async (path, ends) => {
    origin.cache.clear();
    const { body } = await get(path);
    const bodies: string[] = [];
    for (const end of ends) bodies.push((await get(path + end)).body);

    expect(bodies).toEqual(ends.map(() => body));
    // A page that is named though it is the first may be another answer
    expect(origin.cache.size).toBe(path.includes('latest') ? 2 : 1);
  });

  it('keeps apart what differs in a parameter that is read', async () => {
    origin.cache.clear();
    const [first, second] = [
      await get('/v1/sites/FCA/news/latest?size=1'),
      await get('/v1/sites/FCA/news/latest?size=2'),
    ];

    expect(second.body).not.toBe(first.body);
    expect(origin.cache.size).toBe(2);
  });

  it('keeps the stats answers of each language and zone apart', async () => {
    const spanish = await get('/soccer/tournaments', { 'x-lang': 'es' });
    const english = await get('/soccer/tournaments', { 'x-lang': 'en' });

    expect(english.body).not.toBe(spanish.body);
    expect((await get('/soccer/tournaments', { 'x-lang': 'es' })).body).toBe(spanish.body);
    expect(spanish.headers['vary']).toContain('x-lang');
  });

  it('answers the stats from the cache, also to who names no language and no zone', async () => {
    origin.cache.clear();
    const select = vi.spyOn(origin.db, 'select');
    await get(widget);
    const asked = select.mock.calls.length;
    await get(widget);

    expect(asked).toBeGreaterThan(0);
    expect(select).toHaveBeenCalledTimes(asked);
    expect(origin.cache.size).toBe(1);
    select.mockRestore();
  });

  it('keeps one stats answer for all sites of a language and zone', async () => {
    origin.cache.clear();
    for (const site of ['FCA', 'RED', undefined]) {
      const own: Record<string, string> = site ? { 'x-site-code': site } : {};
      await get('/soccer/tournaments', { 'x-lang': 'pt', 'x-tz': 'UTC', ...own });
    }

    expect(origin.cache.size).toBe(1);
  });

  it.each([
    ['a list of all articles', url],
    ['the tables and scorers of the World Cup', widget],
  ])('spends well under a millisecond of CPU on %s', async (_, path) => {
    const address = await listening();
    expect((await get(path)).statusCode).toBe(200);

    // The cheapest of three rounds: whatever else the machine does counts too.
    const rounds = [
      await cpuEach(address + path),
      await cpuEach(address + path),
      await cpuEach(address + path),
    ];

    expect(Math.min(...rounds)).toBeLessThan(0.9);
  });

  let address: Promise<string> | undefined;
  const listening = () => (address ??= origin.app.listen({ port: 0, host: '127.0.0.1' }));

  /** Milliseconds of CPU this process spends on one request. */
  async function cpuEach(url: string): Promise<number> {
    const requests = 800;
    const before = process.cpuUsage();
    await run(process.execPath, [autocannon, '-c', '8', '-a', String(requests), url]);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / requests;
  }
});
