import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetLiveNews } from '../live/LiveNewsroom.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';
import { seedGiven, type GivenReport } from './seedGiven.ts';

const megabyte = `<p>${'Un gol, otro gol y un tercero. '.repeat(34_000)}</p><script>alert(1)</script>`;

const plain = {
  id: 'CMS-77',
  title: 'El &quot;Tigre&quot; ganó <b>2-1</b>',
  link: '/2024/11/El-Tigre-Gano.html',
  section: 'Fútbol Interno',
  author: [{ name: 'Ana Ñúñez', username: 'ana-nunez' }],
  tags: [{ text: 'Panamá', url: '/tema/panama' }],
  published_at: '2026-11-24T19:23:25-0300',
  body: '<p>Hola</p><script src="https://ads.example/x.js"></script><img src="//x/y.png" onerror="alert(1)">',
  hidden: { HIDDEN_ADS: true },
};
const bare = { id: 42, title: 'Nada más' };
const long = { id: '43', title: 'Largo', link: '/largo', published_at: '2026-11-23', body: megabyte };
const live = {
  id: 44,
  title: 'En vivo',
  url: 'https://elsewhere.example/en-vivo?x=1',
  section_slug: 'panama',
  published_at: '2026-11-23T10:00:00Z',
  images: { full: 'https://pictures.example/a.jpg?b=1&c=2' },
  items: Array.from({ length: 500 }, (_, at) => ({ title: `Minuto ${at}`, body: `<p>${at}</p>`, at })),
};
const odd = {
  id: 45,
  title: null,
  link: '/raro',
  body: { html: '<p>' },
  items: 'none',
  author: 7,
  tags: [null],
};
const sameIdAsOurs = { id: 1001, title: 'Otro mil uno', link: '/otro-mil-uno' };

let folder: string;
let origin: TestOrigin;
let report: GivenReport;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'given-'));
  const file = (name: string, content: unknown) =>
    writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  await file('a.articles.json', { site: 'fca', articles: [plain, bare, long, live, odd, sameIdAsOurs] });
  await file('b.articles.json', {
    site: 'FCA',
    articles: [{ title: 'Sin id' }, 'texto', { ...plain, id: 78 }, { id: 79, title: 'Va \u0000 bien' }],
  });
  await file('c.articles.json', '{ "site": "FCA", articles');
  await file('d.articles.json', { site: 'XYZ', articles: [bare] });
  await file('e.articles.json', { articles: [bare] });

  origin = await openTestOrigin();
  report = await seedGiven(origin.db, folder, new Map([['FCA', { code: 'FCA', language: 'es' }]]));
  // What was given is there before the first answer, as after a start.
  origin.cache.clear();
});
afterAll(async () => {
  await origin.close();
  await rm(folder, { recursive: true });
});

async function get(path: string) {
  const answer = await origin.app.inject(`/v1/sites/FCA${path}`);
  return { status: answer.statusCode, body: answer.json() };
}

const { body: _body, ...plainInLists } = plain;
const { items: _items, ...liveInLists } = live;

describe('articles that were given', () => {
  it('are all stored but those that cannot be, which are named by file and record', () => {
    expect(report.articles).toBe(7);
    expect(report.problems).toEqual([
      { file: 'b.articles.json', reason: 'record 1: has no id' },
      { file: 'b.articles.json', reason: 'record 2: has no id' },
      {
        file: 'b.articles.json',
        reason: 'record 3: the address /2024/11/El-Tigre-Gano.html is already taken',
      },
      { file: 'c.articles.json', reason: expect.stringMatching(/JSON/) },
      { file: 'd.articles.json', reason: 'there is no site XYZ' },
      { file: 'e.articles.json', reason: expect.stringMatching(/^site: /) },
    ]);
  });

  it.each([
    ['/news/by?path=/2024/11/El-Tigre-Gano.html', plain],
    ['/news/El-Tigre-Gano', plain],
    ['/news/CMS-77', plain],
    ['/news/42', bare],
    ['/news/43', long],
    ['/news/by?path=/en-vivo', live],
    ['/news/by?path=/raro', odd],
    ['/news/otro-mil-uno', sameIdAsOurs],
  ])('answer %s as they came', async (path, given) => {
    expect(await get(path)).toEqual({ status: 200, body: given });
  });

  it('stay when the news of a match that was played again is taken back', async () => {
    await forgetLiveNews(origin.db);
    origin.cache.clear();

    expect((await get('/news/CMS-77')).status).toBe(200);
  });

  it('stand in lists by their own dates, without text and sub-posts', async () => {
    const { items } = (await get('/news/latest?size=3')).body;

    expect(items).toEqual([plainInLists, liveInLists, { ...long, body: undefined }].map(asJson));
  });

  it('are found under their tags, sections and authors, named as they name them', async () => {
    expect((await get('/news/tag/panama?size=1')).body).toMatchObject({ items: [plainInLists] });
    expect((await get('/news/section/panama?size=1')).body).toMatchObject({ items: [liveInLists] });
    expect((await get('/news/section/futbol-interno')).body).toMatchObject({
      items: [plainInLists],
      section: { name: 'Fútbol Interno' },
    });
    expect((await get('/authors/ana-nunez/news')).body).toMatchObject({
      items: [plainInLists],
      author: { name: 'Ana Ñúñez' },
    });
  });

  it('come in full with what stands around them', async () => {
    const { article, relatedArticles, previousArticle } = (await get('/all/en-vivo')).body.data;

    expect(article).toEqual(live);
    expect(relatedArticles).toHaveLength(4);
    expect(previousArticle.section_slug).toBe('panama');
  });

  it('without a section or an author have no neighbours, and nobody is listed for them', async () => {
    const { article, previousArticle, nextArticle } = (await get('/news/42?full=true')).body;
    const names = (await get('/authors')).body.items.map(({ username }: { username: string }) => username);

    expect({ article, previousArticle, nextArticle }).toEqual({
      article: bare,
      previousArticle: null,
      nextArticle: null,
    });
    expect(names).not.toContain('-');
    for (const path of ['/news/section/-', '/authors/-/news', '/news/author/-', '/all/-']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('do not take the place of our own', async () => {
    expect((await get('/news/1001')).body.siteCode).toBe('FCA');
  });

  it('bring their own picture into the sitemap, or none', async () => {
    const { siteMap } = (await get('/sitemaps/images')).body;

    expect(siteMap).toContain(
      '<url><loc>http://fca.test/en-vivo</loc><image:image><image:loc>https://pictures.example/a.jpg?b=1&amp;c=2<',
    );
    expect(siteMap).toContain('<url><loc>http://fca.test/largo</loc></url>');
  });
});

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
