import {
  startJsonServer,
  StubResponse,
  type StubResponses,
} from '@cancha/data-access/testing/startJsonServer';
import Parser from 'rss-parser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { testContext } from '@cancha/site/testing/testContext';
import { answerFeed } from './answerFeed';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('cancha.feed-bodies'));
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const origin = 'https://copa.example';
const statics = 'https://statics.example';
const body =
  '<p>Uno <a href="/tema/mls">mls</a> <a href="#nota">nota</a></p><img src="/fotos/a.jpg?x=1&amp;y=2"><script>alert(1)</script>';
const article = (id: number, changes: object = {}) => ({
  ...{ id, title: `Título ${id} & 1 &lt; 2`, link: `/liga/nota-${id}.html`, siteCode: 'FCA' },
  ...{ published_at: '2026-07-05T16:12:00-0600', modified_at: '2026-07-05T17:00:00-0600' },
  ...{ excerpt: 'Dos &amp; &lt;tres&gt;', section: 'Liga', tags: [{ text: 'MLS', url: 'mls' }] },
  author: [{ name: 'Ana Mora', username: 'ana' }],
  images: { full: 'https://pics.example/full-1200x740.jpg' },
  image_credits: 'Foto: Eva',
  ...changes,
});
const texts = (...ids: number[]): StubResponses =>
  Object.fromEntries(
    ids.map((id) => [`/v1/sites/FCA/news/by?path=/liga/nota-${id}.html`, { ...article(id), body }]),
  );
const latest = (...items: object[]) => ({ '/v1/sites/FCA/news/latest?size=30': { items } });

async function serve(answers: StubResponses, changes: Parameters<typeof testContext>[0] = {}) {
  const server = await startJsonServer(answers);
  const site = { origin, ...changes.site };
  vi.mocked(getSiteContext).mockResolvedValue(
    testContext({ environment: { STATICS_URL: statics }, ...changes, apiUrl: server.url, site }),
  );
  return server;
}

const ask = (feed: string[] = ['site'], headers: Record<string, string> = {}) =>
  answerFeed(new Request('http://127.0.0.1/rss.xml', { headers }), {
    params: Promise.resolve({ site: 'fca', feed }),
  });

const parser = new Parser<object, { media: { $: Record<string, string>; 'media:credit': string[] } }>({
  customFields: { item: [['media:content', 'media']] },
});
async function read(feed?: string[]) {
  const answer = await ask(feed);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const text = await answer.text();
  return { text, feed: await parser.parseString(text) };
}

describe('the feed of a site', () => {
  it('is read as it was written: words, whole dates, id, categories, author, picture with its credit', async () => {
    await serve({ ...latest(article(1)), ...texts(1) });
    const { feed } = await read();
    const [item] = feed.items;

    expect(feed).toMatchObject({ title: testContext().brandConfig.name, link: `${origin}/`, language: 'es' });
    expect(item).toMatchObject({
      title: 'Título 1 & 1 < 2',
      link: `${origin}/liga/nota-1.html`,
      guid: 'FCA-1',
      isoDate: '2026-07-05T22:12:00.000Z',
      categories: ['Liga', 'MLS'],
      creator: 'Ana Mora',
      contentSnippet: 'Dos & <tres>',
    });
    expect(item?.pubDate).toBe('Sun, 05 Jul 2026 22:12:00 GMT');
    expect(item?.media.$).toMatchObject({
      url: 'https://pics.example/full-1200x740.jpg',
      type: 'image/jpeg',
      width: '1200',
    });
    expect(item?.media['media:credit']).toEqual(['Foto: Eva']);
  });

  it('names its own address', async () => {
    await serve({ ...latest(article(1)), ...texts(1) }, { site: { prefix: '/mx' } });

    expect((await read()).text).toMatch(/<atom:link href="https:\/\/copa\.example\/mx\/rss\.xml" rel="self"/);
  });

  it('has texts whose addresses lead where they do on the page, from wherever they are read, and no scripts', async () => {
    await serve({ ...latest(article(1)), ...texts(1) }, { site: { prefix: '/mx' } });
    const { feed } = await read();
    const text = (feed.items[0] as Record<string, string> | undefined)?.['content:encoded'] ?? '';

    expect(text).toContain(`href="${origin}/mx/tema/mls"`);
    expect(text).toContain(`src="${statics}/fotos/a.jpg?x=1&amp;y=2"`);
    expect(text).not.toContain('script');
  });

  it('leaves words alone that look like an address', async () => {
    const address = '/v1/sites/FCA/news/by?path=/liga/nota-1.html';
    const spoken = '<p>Escribe href="/tema/mls" y src="/a.jpg"</p>';
    await serve({ ...latest(article(1)), [address]: { ...article(1), body: spoken } });

    expect((await read()).text).toContain(spoken);
  });

  it('has a text of thousands of nested elements, and that after it', async () => {
    const address = '/v1/sites/FCA/news/by?path=/liga/nota-1.html';
    const deep = `<p>${'<b>'.repeat(5000)}Dos<a href="/tema/mls">MLS</a>`;
    await serve({ ...latest(article(1)), [address]: { ...article(1), body: deep } });

    expect((await read()).text).toContain(`Dos<a href="${origin}/tema/mls">MLS</a>`);
  });

  it('leaves out who signs where the newsroom does', async () => {
    await serve({
      ...latest(article(1, { hidden: { HIDDEN_AUTHOR: true, HIDDEN_EXCERPT: true } })),
      ...texts(1),
    });
    const [item] = (await read()).feed.items;

    expect(item?.creator).toBeUndefined();
    expect(item?.contentSnippet ?? '').not.toContain('Dos');
  });

  it('has no hidden betting', async () => {
    const betting = article(2, { link: '/apuestas/guias/nota.html' });
    await serve(
      { ...latest(article(1), betting), ...texts(1) },
      { environment: { BETTING_LINKS_HIDDEN: 'true' } },
    );

    expect((await read()).feed.items).toHaveLength(1);
    expect((await ask(['section', 'apuestas'])).status).toBe(404);
  });

  it('is well-formed whatever was typed into a title', async () => {
    await serve({ ...latest(article(1, { title: 'a ]]> b \u0007\u{1F3C6} &amp; c' })), ...texts(1) });

    expect((await read()).feed.items[0]?.title).toBe('a ]]> b 🏆 & c');
  });
});

describe('two polls of a feed', () => {
  it('are the same byte for byte while nothing changes, and the second is not sent', async () => {
    const answers = { ...latest(article(1), article(2)), ...texts(1, 2) };
    await serve(answers);
    const first = await ask();
    // Another process, at another moment.
    Reflect.deleteProperty(globalThis, Symbol.for('cancha.feed-bodies'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await serve(answers);
    const second = await ask();
    vi.useRealTimers();

    expect(await second.text()).toBe(await first.text());
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await ask(['site'], known)).status).toBe(304);
  });

  it('ask for a text once, and again when its article changed', async () => {
    const { requests } = await serve({ ...latest(article(1)), ...texts(1) });
    await ask();
    await serve({ ...latest(article(1)), ...texts(1) }).then(async (again) => {
      await ask();
      expect(again.requests.filter(({ url }) => url?.includes('/by'))).toEqual([]);
    });
    const changed = article(1, { modified_at: '2026-07-06T00:00:00Z' });
    const third = await serve({ ...latest(changed), ...texts(1) });
    await ask();

    expect(requests.filter(({ url }) => url?.includes('/by'))).toHaveLength(1);
    expect(third.requests.filter(({ url }) => url?.includes('/by'))).toHaveLength(1);
  });
});

describe('the feed of a list', () => {
  const list = { items: [article(1)] };

  it.each([
    [
      ['section', 'apuestas', 'guias'],
      '/news/section/apuestas%2Fguias',
      'section',
      `${origin}/apuestas/guias`,
    ],
    [['topic', 'copa%202.0'], '/news/tag/copa 2.0', 'tag', `${origin}/tema/copa%202.0`],
    [['author', 'ana'], '/authors/ana/news', 'author', `${origin}/staff/ana`],
  ])('%s is called after it and leads to its page', async (parts, path, head, link) => {
    const named = { name: 'Nombre', title: 'Nombre', slug: 'x', tag: 'x', username: 'ana' };
    const decoded = decodeURIComponent(path);
    await serve({ [`/v1/sites/FCA${decoded}?size=30`]: { ...list, [head]: named }, ...texts(1) });
    const { feed } = await read(parts);

    expect(feed.title).toContain('Nombre');
    expect(feed.link).toBe(link);
    expect(feed.items).toHaveLength(1);
  });

  it.each([[['topic', 'nada']], [['author', 'nadie']], [['section', 'nada']]])(
    '%s is missing',
    async (parts) => {
      await serve({});

      expect((await ask(parts)).status).toBe(404);
    },
  );
});

describe('when the backend is in trouble', () => {
  it('a feed is 503, not empty', async () => {
    await serve({ '/v1/sites/FCA/news/latest?size=30': new StubResponse(500, 'x') });

    expect((await ask()).status).toBe(503);
  });

  it('an article whose text cannot be had keeps its headline', async () => {
    await serve({ ...latest(article(1), article(2)), ...texts(2) });
    const { feed } = await read();

    expect(feed.items.map(({ title }) => title)).toHaveLength(2);
    expect(feed.items[0]).not.toHaveProperty('content:encoded');
  });
});
