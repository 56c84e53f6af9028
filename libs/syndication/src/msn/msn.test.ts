import {
  startJsonServer,
  StubResponse,
  type StubResponses,
} from '@cancha/data-access/testing/startJsonServer';
import { parseRssFeed } from 'feedsmith';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { validateMsnFeed } from '@cancha/site/testing/validateMsnFeed';
import { testContext } from '@cancha/site/testing/testContext';
import { answerMsnFeed } from './answerMsnFeed';
import { isFresh, msnTitleOf } from './msnRules';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
const now = new Date('2026-07-06T12:00:00Z');
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('cancha.feed-bodies'));
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const slide = (id: number) => ({
  ...{ title: `Foto ${id} <b>&amp;</b>`, excerpt: 'Lo que se ve', url: 'https://x.example/a.html' },
  ...{ image: `https://pics.example/${id}.jpg`, image_caption: 'Pie', image_credits: '' },
});
const show = (changes: object = {}) => ({
  ...{ _id: 'FCA-panama', site: 'FCA', published: true, category: 'panama', title: 'Panamá' },
  ...{ description: 'Lo último', slides: [slide(1), slide(2)], _modified: now.getTime() / 1000 - 3600 },
  ...changes,
});
const slideshows = (...entries: object[]) => ({
  '/collections/get/msn_slideshow?filter[site]=FCA&filter[published]=true&sort[_modified]=-1': { entries },
});
const article = (id: number, changes: object = {}) => ({
  ...{ id, title: 'Corto', link: `/liga/nota-${id}.html`, siteCode: 'FCA', excerpt: 'x' },
  ...{
    msnTitle: `Título para otros, con más de veinte letras ${id}`,
    published_at: '2026-07-05T16:12:00-0600',
  },
  ...changes,
});
const articles = (...items: { id: number }[]): StubResponses => ({
  '/v1/sites/FCA/news/latest?size=30': { items },
  ...Object.fromEntries(
    items.map((item) => [
      `/v1/sites/FCA/news/by?path=/liga/nota-${item.id}.html`,
      {
        ...item,
        body: '<p onclick="f()">Uno <a href="/x">dos</a></p><script>f()</script><section>a</section>',
      },
    ]),
  ),
});

async function serve(answers: StubResponses, changes: Parameters<typeof testContext>[0] = {}) {
  const { url } = await startJsonServer(answers);
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ ...changes, apiUrl: url }));
}
const ask = (feed: string) =>
  answerMsnFeed(new Request('http://127.0.0.1/x'), { params: Promise.resolve({ site: 'fca', feed }) });
async function read(feed: 'articles' | 'slideshows') {
  const answer = await ask(feed);
  expect(answer.status).toBe(200);
  const xml = await answer.text();
  expect(validateMsnFeed(xml, feed, now)).toEqual([]);
  return parseRssFeed(xml);
}

describe('the slideshows for MSN', () => {
  it('keep the rules: a long enough title, a stable id, pictures with title and credit', async () => {
    await serve(slideshows(show()));
    const { items = [] } = await read('slideshows');

    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      title: 'Panamá: las noticias del momento en imágenes',
      guid: { value: 'FCA-panama' },
    });
    expect(items[0]?.media?.contents).toMatchObject([
      { url: 'https://pics.example/1.jpg', medium: 'image', type: 'image/jpeg' },
      { url: 'https://pics.example/2.jpg' },
    ]);
  });

  it('leave out what Microsoft would refuse, and say why', async () => {
    const old = (now.getTime() - 366 * 24 * 3_600_000) / 1000;
    await serve(
      slideshows(
        show({ _id: 'old', _modified: old }),
        show({ _id: 'tomorrow', _modified: now.getTime() / 1000 + 60 }),
        show({ _id: 'empty', slides: [] }),
        show({ _id: 'undated', _modified: null }),
        show({ _id: 'good' }),
      ),
    );
    const { items = [] } = await read('slideshows');

    expect(items.map(({ guid }) => guid?.value)).toEqual(['good']);
    for (const id of ['old', 'tomorrow', 'empty', 'undated'])
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(`"id":"${id}"`));
  });

  it('are the same byte for byte while nothing changes', async () => {
    await serve(slideshows(show()));
    const first = await (await ask('slideshows')).text();
    vi.setSystemTime(new Date(now.getTime() + 60_000));
    await serve(slideshows(show()));

    expect(await (await ask('slideshows')).text()).toBe(first);
  });

  it('are 503 while the CMS does not answer as agreed', async () => {
    await serve({ ...slideshows(), [Object.keys(slideshows())[0] ?? '']: new StubResponse(412, '{}') });

    expect((await ask('slideshows')).status).toBe(503);
  });
});

describe('the articles for MSN', () => {
  it('are called as the newsroom wants them called there, with a text of the tags that are taken', async () => {
    await serve(articles(article(1)));
    const { items = [] } = await read('articles');

    expect(items[0]).toMatchObject({
      title: 'Título para otros, con más de veinte letras 1',
      guid: { value: 'FCA-1' },
    });
  });

  it('leave out what has no title of the length, no text, or is more than a year old', async () => {
    const short = article(2, { msnTitle: '', title: 'Corto' });
    const old = article(3, { published_at: '2025-07-06T11:59:00Z' });
    await serve({
      ...articles(short, old, article(4), article(1)),
      '/v1/sites/FCA/news/by?path=/liga/nota-4.html': { ...article(4), body: '' },
    });
    const { items = [] } = await read('articles');

    expect(items.map(({ guid }) => guid?.value)).toEqual(['FCA-1']);
  });

  it('are handed on by no deployment that is not to be found', async () => {
    await serve(articles(article(1)), { environment: { ROBOTS: 'noindex' } });

    expect((await ask('articles')).status).toBe(404);
  });
});

describe('a title for MSN', () => {
  it.each([
    [['x'.repeat(20)], null],
    [['x'.repeat(21)], 'x'.repeat(21)],
    [['', 'corto', 'y'.repeat(30)], 'y'.repeat(30)],
    [['<b>Una</b> noticia de hoy con etiquetas'], 'Una noticia de hoy con etiquetas'],
  ])('of %j is %j', (candidates, title) => {
    expect(msnTitleOf(candidates)).toBe(title);
  });

  it('is cut after a word, never longer than 150 characters', () => {
    const title = msnTitleOf(['palabra '.repeat(40)]) ?? '';

    expect(title).toMatch(/palabra…$/);
    expect(Array.from(title).length).toBeLessThanOrEqual(150);
  });
});

it.each([
  ['2026-07-06T12:00:00Z', true],
  ['2026-07-06T12:00:01Z', false],
  ['2025-07-06T12:00:01Z', true],
  ['2025-07-06T12:00:00Z', false],
  [null, false],
])('published %s is fresh: %s', (published, fresh) => {
  expect(isFresh(published, now)).toBe(fresh);
});
