import { startJsonServer, type StubResponses } from '@cancha/data-access/testing/startJsonServer';
import { asHtml, asTexts, hostileHtml, inGroups } from '@cancha/e2e/hostile/hostileCases';
import { poison } from '@cancha/e2e/hostile/poison';
import { readHtmlHarm } from '@cancha/e2e/hostile/readHtmlHarm';
import { getSiteContext } from '@cancha/site/context/SiteContext';
import { testContext } from '@cancha/site/testing/testContext';
import { validateWellFormed } from '@cancha/site/testing/validateWellFormed';
import Parser from 'rss-parser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerMsnFeed } from '../msn/answerMsnFeed';
import { answerFeed } from '../feeds/answerFeed';

vi.mock('@cancha/site/context/SiteContext', () => ({ getSiteContext: vi.fn() }));
/** Thousands of nested elements and 300 texts. */
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('cancha.feed-bodies'));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-06T12:00:00Z') });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const groups = inGroups(hostileHtml, 10);
/** So many texts are one title, one excerpt …: each field says all of them. */
const together = Math.ceil(asTexts.length / groups.length);

const articles = groups.map((_, i) => ({
  ...{ id: i + 1, link: `/liga/nota-${i + 1}.html`, siteCode: 'FCA', published_at: '2026-07-05T16:12:00Z' },
  ...{ title: 'x', msnTitle: 'x', excerpt: 'x', section: 'x', image_credits: 'x' },
  tags: [{ text: 'x', url: 'mls' }],
  author: [{ name: 'x', username: 'ana' }],
  images: { full: 'https://pics.example/full-1200x740.jpg' },
}));
const poisoned = poison({ items: articles }, 0, together) as { items: typeof articles };
const bodyOf = (i: number) => `<p>Bueno ${i}.</p>${groups[i]?.map(asHtml).join('')}`;

const slide = {
  ...{ title: 'x', excerpt: 'x', image: 'https://pics.example/1.jpg' },
  ...{ image_caption: 'x', image_credits: 'x' },
};
const shows = groups.map((_, i) => ({
  ...{ _id: `FCA-${i}`, site: 'FCA', published: true, category: 'panama', title: 'x', description: 'x' },
  ...{ slides: [slide], _modified: Date.parse('2026-07-06T11:00:00Z') / 1000 },
}));

const answers: StubResponses = {
  '/v1/sites/FCA/news/latest?size=30': poisoned,
  '/collections/get/msn_slideshow?filter[site]=FCA&filter[published]=true&sort[_modified]=-1': poison(
    { entries: shows },
    0,
    together,
  ),
  ...Object.fromEntries(
    poisoned.items.map((article, i) => [
      `/v1/sites/FCA/news/by?path=${article.link}`,
      { ...article, body: bodyOf(i) },
    ]),
  ),
};

type Item = { title?: string; 'content:encoded'?: string };

async function read(answer: Response): Promise<Item[]> {
  expect(answer.status).toBe(200);
  const xml = await answer.text();
  expect(await validateWellFormed(xml)).toEqual([]);
  return (await new Parser<object, Item>().parseString(xml)).items;
}

async function serve() {
  const { url } = await startJsonServer(answers);
  const environment = { STATICS_URL: 'https://statics.example' };
  vi.mocked(getSiteContext).mockResolvedValue(testContext({ apiUrl: url, environment }));
}

it('a feed is well formed whatever the newsroom wrote, and its texts do nothing', async () => {
  await serve();
  const params = Promise.resolve({ site: 'fca', feed: ['site'] });
  const items = await read(await answerFeed(new Request('http://127.0.0.1/rss.xml'), { params }));

  expect(items).toHaveLength(groups.length);
  for (const { 'content:encoded': html = '' } of items) {
    expect(html).toMatch(/^<p>Bueno \d+\.<\/p>/);
    expect(readHtmlHarm(html)).toEqual([]);
  }
});

it.each(['articles', 'slideshows'])('so is that of %s for MSN', async (feed) => {
  await serve();
  const params = Promise.resolve({ site: 'fca', feed });
  const items = await read(await answerMsnFeed(new Request('http://127.0.0.1/msn.xml'), { params }));

  // Of titles that are nothing but tags no item is made.
  expect(items.length).toBeGreaterThan(groups.length / 3);
  for (const { 'content:encoded': html = '' } of items) expect(readHtmlHarm(html)).toEqual([]);
});
