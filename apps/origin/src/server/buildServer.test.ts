import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { articleViews } from '../database/contentTables.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';

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
    const broken = await openTestOrigin();
    broken.app.get('/broken', () => {
      throw new Error('password=secret');
    });

    const answer = await broken.app.inject('/broken');
    await broken.close();

    expect(answer.statusCode).toBe(500);
    expect(answer.json().code).toBe('internal');
    expect(answer.body).not.toContain('secret');
  });
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
    for (let flushes = 0; flushes < 2; flushes += 1) {
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
    ['/api/collections/get/{collection}', '/api/collections/get/static_pages?filter[site]=FCA'],
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
    expect((await get('/health')).json()).toEqual({
      status: 'ok',
      database: 'ok',
      answeredMsAgo: expect.any(Number),
    });
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
