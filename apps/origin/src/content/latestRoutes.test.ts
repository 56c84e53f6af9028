import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, sites } from '../database/contentTables.ts';
import { pictureSchema } from '@cancha/drawings/pictureSchema.ts';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';
import type { ListedArticleWire } from './articleSchema.ts';

const draftId = 1002;
let origin: TestOrigin;

beforeAll(async () => {
  origin = await openTestOrigin();
  await origin.db.update(articles).set({ status: 'draft' }).where(eq(articles.id, draftId));
});
afterAll(() => origin.close());

async function get(path: string) {
  const answer = await origin.app.inject(path.startsWith('/v') ? path : `/v1/sites/FCA${path}`);
  return { status: answer.statusCode, body: answer.json() };
}

async function getItems(path: string): Promise<ListedArticleWire[]> {
  const { status, body } = await get(path);
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body.items;
}

const ids = (items: ListedArticleWire[]) => items.map(({ id }) => id);

describe('lists', () => {
  it.each([
    '/news/latest?size=100',
    '/news/latest-updated?size=100',
    '/news/home',
    '/news/sections?sections=mundial-2026,panama',
    '/news/tags?tags=mundial-2026,mexico',
    '/news/section/mundial-2026?size=100',
    '/news/category/mundial-2026?size=100',
    '/news/tag/mexico',
    '/news/most-viewed?size=100',
    '/news/latest-updated-by-category/mundial-2026/panama?size=100',
    '/authors/mesa-mundial/news?size=100',
    '/v2/sites/FCA/posts?size=100',
  ])('%s shows published articles, each once, and no draft', async (path) => {
    const found = ids(await getItems(path));

    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found).size).toBe(found.length);
    expect(found).not.toContain(draftId);
  });

  it('are newest first', async () => {
    const times = (await getItems('/news/latest?size=100')).map(({ published_at }) =>
      Date.parse(published_at),
    );

    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it.each(['sections', 'tags'])('of several %s have pages of 100', async (list) => {
    const items = await getItems(`/news/${list}?${list}=mundial-2026,costarica,mexico,panama`);

    expect(items).toHaveLength(100);
  });

  it('leave out the text of the articles', async () => {
    const [first] = await getItems('/news/latest');

    expect(first).not.toHaveProperty('body');
    expect(first).not.toHaveProperty('items');
  });

  it('of a day hold every article of the newest day in Costa Rica', async () => {
    const all = await getItems('/news/latest?size=100');
    const newest = all[0]?.published_at.slice(0, 10);

    const day = await getItems('/news/daily');

    expect(ids(day)).toEqual(ids(all.filter(({ published_at }) => published_at.startsWith(newest ?? '-'))));
  });

  it('of another day hold what came out on it in Costa Rica, and nothing of a day without news', async () => {
    const all = await getItems('/news/latest?size=100');
    const days = [...new Set(all.map(({ published_at }) => published_at.slice(0, 10)))];
    const earlier = days[1] ?? '-';

    const found = await getItems(`/news/daily?date=${earlier}`);

    expect(ids(found)).toEqual(ids(all.filter(({ published_at }) => published_at.startsWith(earlier))));
    expect(await getItems('/news/daily?date=2001-01-01')).toEqual([]);
    expect((await get('/news/daily?date=2026-02-30')).status).toBe(400);
  });

  it('of a day with more than 50 articles have pages of 50', async () => {
    const articlesOf = eq(articles.site, 'REDGOL');
    const at = new Date('2026-07-19T15:00:00Z');
    await origin.db.update(articles).set({ publishedAt: at, modifiedAt: at }).where(articlesOf);
    const total = await origin.db.$count(articles, and(articlesOf, eq(articles.status, 'published')));
    expect(total).toBeGreaterThan(50);
    const { body: first } = await get('/v1/sites/REDGOL/news/daily');
    const { body: second } = await get('/v1/sites/REDGOL/news/daily?page=2');

    expect(first.items).toHaveLength(50);
    expect(first.paginationInfo).toEqual({ nextPage: 2, lastPage: Math.ceil(total / 50) });
    expect(second.items).toHaveLength(Math.min(50, total - 50));
    expect(ids(first.items)).not.toContain(ids(second.items)[0]);
  });

  it('of a country hold what names it as a category, whatever its own section', async () => {
    const items = await getItems('/news/section/costarica?size=100');

    expect(items.some(({ section_slug }) => section_slug === 'ligas')).toBe(true);
    for (const { categories } of items) {
      expect(categories.map(({ categorySlug }) => categorySlug)).toContain('costarica');
    }
  });

  it('by several tags hold what carries any of them', async () => {
    const both = new Set(ids(await getItems('/news/tags?tags=noruega,panama')));
    const apart = [
      ...(await getItems('/news/tag/noruega')),
      ...(await getItems('/news/tag/panama?size=100')),
    ];

    expect(both).toEqual(new Set(ids(apart)));
  });

  it('take names repeated as well as joined', async () => {
    const joined = await getItems('/news/sections?sections=panama,honduras');

    expect(ids(await getItems('/news/sections?sections=panama&sections=honduras'))).toEqual(ids(joined));
  });

  it('of version 2 tell what ages from what does not, and a section from its sub-sections', async () => {
    const shown = and(
      eq(articles.site, 'FCA'),
      eq(articles.status, 'published'),
      eq(articles.evergreen, true),
    );
    const lasting = await getItems('/v2/sites/FCA/posts?size=100&evergreen=true');
    const passing = await getItems('/v2/sites/FCA/posts?size=100&evergreen=false');
    const guides = await getItems('/v2/sites/FCA/posts?category=apuestas');
    const withoutGuides = await getItems('/v2/sites/FCA/posts?category=apuestas&excludeSubcategories=true');

    expect(lasting.every(({ evergreen }) => evergreen)).toBe(true);
    expect(lasting).toHaveLength(await origin.db.$count(articles, shown));
    expect(passing.some(({ evergreen }) => evergreen)).toBe(false);
    expect(passing.length).toBeGreaterThan(lasting.length);
    expect(guides.length).toBeGreaterThan(0);
    expect(withoutGuides).toEqual([]);
  });
});

describe('paging', () => {
  it('walks through everything without a gap or a repeat', async () => {
    const walked: number[] = [];
    let page = 1;
    while (page !== -1) {
      const { body } = await get(`/news/latest?size=30&page=${page}`);
      walked.push(...ids(body.items));
      page = body.paginationInfo.nextPage;
    }

    expect(new Set(walked).size).toBe(walked.length);
    expect(walked).toHaveLength(
      await origin.db.$count(articles, and(eq(articles.site, 'FCA'), eq(articles.status, 'published'))),
    );
    expect(walked.slice(0, 100)).toEqual(ids(await getItems('/news/latest?size=100')));
  });

  it('answers a page past the end with nothing, and says where the end is', async () => {
    const first = await get('/news/latest?size=30');
    const beyond = await get('/news/latest?size=30&page=999999');

    expect(beyond.status).toBe(200);
    expect(beyond.body).toEqual({
      items: [],
      paginationInfo: { nextPage: -1, lastPage: first.body.paginationInfo.lastPage },
    });
  });

  it('gives an empty list one page', async () => {
    expect((await get('/widgets/news/opinion')).body).toEqual({
      items: [],
      paginationInfo: { nextPage: -1, lastPage: 1 },
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=01',
    'page=',
    'page=99999999',
    'page=1&page=2',
  ])('refuses %s', async (query) => {
    const { status, body } = await get(`/news/latest?${query}`);

    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'bad-request', error: 'Bad Request' });
  });

  it.each(['size=0', 'size=101', 'size=all', 'size=1000'])('refuses %s', async (query) => {
    expect((await get(`/news/tag/panama?${query}`)).status).toBe(400);
  });

  it.each([
    ['/news/sections', 'sections'],
    ['/news/tags?tags=,', 'tags'],
    ['/v2/sites/FCA/menu', 'names'],
    ['/news/by', 'path'],
  ])('refuses %s, which names no %s', async (path, name) => {
    const { status, body } = await get(path);

    expect(status).toBe(400);
    expect(body.message).toContain(name);
  });
});

describe('front page', () => {
  it('holds 52 articles with every country and no four of a section in a row', async () => {
    const sections = (await getItems('/news/home')).map(({ section_slug }) => section_slug);

    expect(sections).toHaveLength(52);
    for (const country of ['costarica', 'honduras', 'guatemala', 'elsalvador', 'panama', 'nicaragua']) {
      expect(sections).toContain(country);
    }
    const runs = sections.filter(
      (section, at) => at > 2 && new Set(sections.slice(at - 3, at + 1)).size === 1,
    );
    expect(runs).toEqual([]);
  });

  it('begins with the newsroom’s choice, and no two neighbours at the top are drawn alike', async () => {
    const home = ids(await getItems('/news/home'));
    const [site] = await origin.db
      .select({ frontPage: sites.frontPage })
      .from(sites)
      .where(eq(sites.code, 'FCA'));
    const chosen = site?.frontPage ?? [];
    const drawn = await origin.db
      .select({ id: articles.id, picture: articles.picture })
      .from(articles)
      .where(eq(articles.site, 'FCA'));
    const kinds = new Map(drawn.map(({ id, picture }) => [id, pictureSchema.parse(picture).kind]));
    const atTop = home.slice(0, chosen.length + 2).map((id) => kinds.get(id));

    expect(chosen[0]).toBe(1017);
    expect(home.slice(0, chosen.length)).toEqual(chosen);
    expect(atTop.filter((kind, at) => kind === atTop[at + 1])).toEqual([]);
  });

  it('opens with the zone that bears its name', async () => {
    const zone = await getItems('/news/zone/portada');

    expect(ids(zone)).toEqual(ids(await getItems('/news/home')).slice(0, zone.length));
  });

  it('has at least five links in its highlight strip, in order', async () => {
    const { body } = await get('/header-tags');

    expect(body.length).toBeGreaterThanOrEqual(5);
    expect(body.map(({ order }: { order: number }) => order)).toEqual(
      body.map((_: unknown, index: number) => index + 1),
    );
  });
});
