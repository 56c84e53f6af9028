import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { servePages } from '@cancha/site/testing/servePages';
import { answerLiveBlog } from './answerLiveBlog';
import type { LiveBlogUpdate } from './LiveBlogUpdate';

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const post = (n: number, changes = {}) => ({
  id: `p${n}`,
  title: `Entrada ${n}`,
  body: '<p>Gol.</p><script>x</script>',
  // As some systems write it: no colon in the offset.
  published_at: new Date(Date.parse('2026-07-05T18:00:00Z') + n * 60_000)
    .toISOString()
    .replace('.000Z', '+0000'),
  ...changes,
});
const wire = {
  id: 1,
  title: 'En vivo',
  link: '/mundial-2026/final.html',
  published_at: '2026-07-05T18:00:00+0000',
  live_blog: { state: 'live' },
};
const serve = (items: unknown[], changes = {}) =>
  servePages({
    '/v1/sites/FCA/all/mundial-2026/final.html?page=1&size=21': {
      type: 'article',
      data: { article: { ...wire, items, ...changes } },
    },
  });
const ask = (query: string, path = ['mundial-2026', 'final.html']) =>
  answerLiveBlog(new Request(`http://127.0.0.1/fca/live-blog/x${query}`), {
    params: Promise.resolve({ site: 'fca', path }),
  });
const read = async (query: string) => (await (await ask(query)).json()) as LiveBlogUpdate;

describe('what is new in a live blog', () => {
  it('comes as finished HTML, cleaned, with words that say how much it is', async () => {
    await serve([post(3), post(2), post(1)]);
    const { announcement, posts, state } = await read('?after=p1&since=0');

    expect([announcement, state]).toEqual(['2 entradas nuevas', 'live']);
    expect(posts.map(({ key }) => key)).toEqual(['p3', 'p2']);
    expect(posts[0]?.html).toContain('id="post-p3"');
    expect(posts[0]?.html).toContain('>12:03</time>');
    expect(posts[0]?.html).not.toContain('script');
  });

  it('is nothing for who has it all, and says of when that is', async () => {
    await serve([post(2), post(1)]);
    const { cursor } = await read('?after=p2&since=0');

    expect(await read(`?${new URLSearchParams(cursor)}`)).toMatchObject({
      announcement: null,
      posts: [],
      note: expect.stringMatching(/^Al día a las \d\d:\d\d$/),
    });
  });

  it('tells corrected posts from new ones', async () => {
    await serve([post(2), post(1)]);
    const { cursor } = await read('?after=p2&since=0');
    await serve([post(3), post(2), post(1, { modified_at: '2026-07-05T19:00:00Z' })]);

    // A moment later: answers are cached for two seconds.
    await vi.waitFor(
      async () =>
        expect((await read(`?${new URLSearchParams(cursor)}`)).announcement).toBe(
          '1 entrada nueva · 1 corregida',
        ),
      { timeout: 4_000, interval: 200 },
    );
  });

  it('that is too much is left to a load of the page', async () => {
    await serve(Array.from({ length: 60 }, (_, i) => post(60 - i)));

    expect(await read('?after=p1&since=0')).toMatchObject({
      reload: true,
      posts: [],
      announcement: '59 entradas nuevas',
    });
  });

  it('may be kept for moments by a cache in front', async () => {
    await serve([post(1)]);

    expect((await ask('')).headers.get('cache-control')).toContain('s-maxage=5');
  });
});

describe('there is nothing to ask', () => {
  it('of an article without posts, nor under a path with nothing', async () => {
    await serve([], { live_blog: null });

    expect((await ask('')).status).toBe(404);
    expect((await ask('', ['nada'])).status).toBe(404);
  });

  it('of a backend that is silent: the reader keeps what there is', async () => {
    const server = await servePages({});
    vi.stubEnv('CONTENT_API_URL', 'http://127.0.0.1:1');
    Reflect.deleteProperty(globalThis, Symbol.for('cancha.site-contexts'));
    const answer = await ask('', ['mundial-2026', 'otra.html']);

    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(server.requests).toEqual([]);
  });
});
