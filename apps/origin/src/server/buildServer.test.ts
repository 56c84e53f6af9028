import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { articleViews } from '../database/contentTables.ts';
import { statsId } from '../facts/statsId.ts';
import { openTestOrigin, type TestOrigin } from './openTestOrigin.ts';

const run = promisify(execFile);
// In a process of its own, so that only the server's work is measured.
const autocannon = createRequire(import.meta.url).resolve('autocannon');
let origin: TestOrigin;

beforeAll(async () => {
  origin = await openTestOrigin();
});
afterAll(() => origin.close());

const get = (url: string, headers: Record<string, string> = {}) => origin.app.inject({ url, headers });

describe('errors', () => {
  it.each(['/nada', '/v1/sites/FCA/nada', '/v1', '/api/collections'])(
    'an unknown route %s is JSON',
    async (url) => {
      const answer = await get(url);

      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ statusCode: 404, code: 'unknown-path', error: 'Not Found' });
    },
  );

  it.each(['/%', '/v1/sites/FCA/news/%C3', '/v1/sites/FCA/all/%E0%A4%A', '/v1/sites/%zz/news/latest'])(
    'a malformed escape %s is a JSON 400',
    async (url) => {
      const answer = await get(url);

      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'bad-request' });
    },
  );

  it('are never kept by a cache', async () => {
    expect((await get('/v1/sites/XYZ/news/latest')).headers['cache-control']).toBe('no-store');
  });

  it('tell nothing of the inside', async () => {
    const broken = await openTestOrigin({
      extend: async (app) => {
        app.get('/broken', () => {
          throw new Error('password=secret');
        });
      },
    });

    const answer = await broken.app.inject('/broken');
    await broken.close();

    expect(answer.statusCode).toBe(500);
    expect(answer.json().code).toBe('internal');
    expect(answer.body).not.toContain('secret');
  });
});

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

describe('views', () => {
  const article = '/v1/sites/FCA/news/1201';

  it('count full articles only, cached answers and 304 included', async () => {
    const path = '/v1/sites/FCA/news/1202?full=true';
    await get('/v1/sites/FCA/news/1202');
    const { etag } = (await get(path)).headers;
    await get(path);
    await get(path, { 'if-none-match': String(etag) });
    await origin.app.inject({ method: 'HEAD', url: path });
    await origin.views.flush();

    const rows = await origin.db.select().from(articleViews);
    expect(rows.filter(({ articleId }) => articleId === 1202).map(({ views }) => views)).toEqual([3]);
  });

  it('put the most read of the week first', async () => {
    const { link } = (await get(article)).json();
    for (let i = 0; i < 5; i += 1) await get(`/v1/sites/FCA/all${link}`);
    const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    for (let i = 0; i < 50; i += 1) origin.views.add('FCA', 1203, longAgo);
    await origin.views.flush();
    origin.cache.clear();

    const { items } = (await get('/v1/sites/FCA/news/most-viewed?size=3')).json();

    expect(items[0].id).toBe(1201);
    expect(items.map(({ id }: { id: number }) => id)).not.toContain(1203);
  });

  it('add up over several flushes', async () => {
    for (const _ of [1, 2]) {
      origin.views.add('FCA', 1204);
      await origin.views.flush();
    }

    const rows = await origin.db.select().from(articleViews);
    expect(rows.find(({ articleId }) => articleId === 1204)?.views).toBe(2);
  });
});

describe('the OpenAPI document', () => {
  type Operation = { responses: Record<string, { content: Record<string, { schema: object }> }> };
  const document = async () => (await get('/openapi.json')).json();

  it('is version 3.1 and marks our own calls', async () => {
    const { openapi, paths } = await document();

    expect(openapi).toBe('3.1.0');
    expect(paths['/v1/sites/{site}/news/most-viewed'].get['x-cancha-extension']).toBe(true);
    expect(paths['/soccer/tournaments'].get['x-cancha-extension']).toBe(true);
    expect(paths['/v1/sites/{site}/news/latest'].get['x-cancha-extension']).toBeUndefined();
  });

  it.each([
    ['/v1/sites/{site}/news/home', '/v1/sites/FCA/news/home'],
    ['/v1/sites/{site}/news/latest', '/v1/sites/FCA/news/latest'],
    ['/v1/sites/{site}/news/tag/{tag}', '/v1/sites/FCA/news/tag/panama'],
    ['/v1/sites/{site}/news/by', '/v1/sites/FCA/news/by?full=true&path=/nada'],
    ['/v1/sites/{site}/news/{urlOrSlug}', '/v1/sites/FCA/news/1001?full=true'],
    ['/v1/sites/{site}/all/{*}', '/v1/sites/FCA/all/panama'],
    ['/v1/sites/{site}/header-tags', '/v1/sites/FCA/header-tags'],
    ['/v1/sites/{site}/authors', '/v1/sites/FCA/authors'],
    ['/v2/sites/{site}/menu', '/v2/sites/FCA/menu?names=navBarItems'],
    ['/v2/sites/{site}/posts', '/v2/sites/FCA/posts'],
    ['/api/collections/get/{collection}', '/api/collections/get/static_pages'],
    ['/soccer/matches', '/soccer/matches?nearest=3'],
    ['/soccer/tournaments', '/soccer/tournaments'],
  ])('describes what %s answers', async (path, url) => {
    const { paths, components } = await document();
    const answer = await get(url);
    const operation: Operation = paths[path].get;
    const described = operation.responses[answer.statusCode]?.content['application/json']?.schema;

    const schema = z.fromJSONSchema(JSON.parse(localReferences({ ...described, $defs: components.schemas })));
    expect(schema.safeParse(answer.json()).error?.issues ?? []).toEqual([]);
    expect(schema.safeParse({ unexpected: true }).success).toBe(false);
  });

  /** The document's own references, as one schema of its own knows them. */
  function localReferences(schema: object): string {
    return JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/');
  }
});

describe('around the APIs', () => {
  it('says at the root what is here', async () => {
    expect((await get('/')).json()).toMatchObject({ openapi: '/openapi.json', health: '/health' });
  });

  it('is healthy while its database answers', async () => {
    expect((await get('/health')).json()).toEqual({ status: 'ok', database: 'ok' });
  });

  it.each(['cr', 'gb-eng', 'es'])('serves the flag %s for long, packed for who can take it', async (code) => {
    const plain = await get(`/statics/flags/${code}.svg`);
    const packed = await get(`/statics/flags/${code}.svg`, { 'accept-encoding': 'gzip, br' });

    expect(plain.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(plain.headers['cache-control']).toMatch(/max-age=\d{6,}/);
    expect(plain.body).toContain('<svg');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    const again = await get(`/statics/flags/${code}.svg`, { 'if-none-match': String(plain.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it.each(['zz.svg', '..%2F..%2Fpackage.json', 'cr.png'])('has no flag %s', async (file) => {
    expect((await get(`/statics/flags/${file}`)).statusCode).toBe(404);
  });
});
