import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../database/contentTables.ts';
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

const ids = (items: ListedArticleWire[]) => items.map(({ id }) => id);

describe('tag, section, category and author', () => {
  it('say what they are about beside the list', async () => {
    const tag = (await get('/news/tag/espana?size=3')).body;
    const section = (await get('/news/section/elsalvador')).body;
    const category = (await get('/news/category/apuestas%2Fguias')).body;
    const author = (await get('/authors/mesa-de-datos/news')).body;

    expect(tag.tag).toMatchObject({ title: 'España', tag: 'espana', is_competition: false });
    expect(tag).toMatchObject({ isLastPage: false, totalPages: tag.paginationInfo.lastPage });
    expect(section.section).toMatchObject({ name: 'El Salvador', slug: 'elsalvador' });
    expect(category.category).toEqual({ categorySlug: 'apuestas/guias', categoryName: 'Guías' });
    expect(author.author).toMatchObject({ name: 'Mesa de Datos', username: 'mesa-de-datos' });
  });

  it.each([
    ['/news/tag/nadie', 'unknown-tag'],
    ['/news/section/nada', 'unknown-section'],
    ['/news/category/nada', 'unknown-category'],
    ['/authors/nadie/news', 'unknown-author'],
    ['/news/zone/nada', 'unknown-path'],
    ['/news/nada-de-nada', 'unknown-article'],
    ['/news/by?path=/mundial-2026/nada.html', 'unknown-article'],
    ['/all/nada', 'unknown-path'],
    ['/v1/sites/XYZ/news/latest', 'unknown-site'],
    ['/v2/sites/XYZ/menu?names=a', 'unknown-site'],
  ])('%s is a 404 with the code %s', async (path, code) => {
    const { status, body } = await get(path);

    expect(status).toBe(404);
    expect(body).toMatchObject({ statusCode: 404, code, error: 'Not Found' });
  });

  it('lists the desks and the columnist by name', async () => {
    const { body } = await get('/authors?orderBy=name');

    const names = body.items.map(({ name }: { name: string }) => name);
    expect(names).toHaveLength(6);
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
  });
});

describe('one article', () => {
  it('is the same by path, slug, id and encoded address', async () => {
    const byId = (await get('/news/1001')).body;
    const others = [
      `/news/by?path=${byId.link}`,
      `/news/${byId.link
        .split('/')
        .at(-1)
        .replace(/-\d{8}-\d+\.html$/, '')}`,
      `/news/${encodeURIComponent(byId.link)}`,
      `/news/${encodeURIComponent(byId.url)}`,
    ];

    expect(byId.body).toContain('<p>');
    for (const path of others) expect((await get(path)).body).toEqual(byId);
  });

  it('points at the site for its page and at this server for its pictures', async () => {
    const { body } = await get('/news/1001');

    expect(body.url).toBe(`http://fca.test${body.link}`);
    expect(body.link).toMatch(/^\/mundial-2026\/[a-z-]+-20260705-1001\.html$/);
    expect(body.images.wide.medium).toBe('http://origin.test/statics/pictures/FCA/1001/wide-490x275');
    expect(body.published_at).toMatch(/^2026-07-05T\d{2}:\d{2}:\d{2}-06:00$/);
    expect(body.match_id).toMatch(/^[0-9a-z]{24}$/);
  });

  it('in full comes with four others and its neighbours in the section', async () => {
    const { body } = await get('/news/1010?full=true');
    const { article, relatedArticles, previousArticle, nextArticle } = body;

    expect(relatedArticles).toHaveLength(4);
    expect(ids(relatedArticles)).not.toContain(1010);
    for (const neighbour of [previousArticle, nextArticle]) {
      expect(neighbour.section_slug).toBe(article.section_slug);
    }
    expect(Date.parse(previousArticle.published_at)).toBeLessThanOrEqual(Date.parse(article.published_at));
    expect(Date.parse(nextArticle.published_at)).toBeGreaterThanOrEqual(Date.parse(article.published_at));
  });

  it('that is a draft is not there', async () => {
    expect((await get(`/news/${draftId}`)).status).toBe(404);
    const full = (await get('/news/1001?full=true')).body;
    expect(ids(full.relatedArticles)).not.toContain(draftId);
  });
});

describe('whatever is at a path', () => {
  it('is an article', async () => {
    const { link } = (await get('/news/1001')).body;

    expect((await get(`/all${link}`)).body).toMatchObject({
      type: 'article',
      data: { article: { id: 1001 } },
    });
  });

  it.each(['mundial-2026', 'apuestas/guias', 'apuestas/guias/'])('is the list of %s', async (path) => {
    const { body } = await get(`/all/${path}?size=2`);

    expect(body).toMatchObject({ type: 'listing', data: { section: { slug: path.replace(/\/$/, '') } } });
    expect(body.data.items).toHaveLength(2);
  });

  it.each([
    ['noticias', '/ultimas-noticias'],
    ['mundial', '/mundial-2026'],
    ['costa-rica', '/costarica'],
  ])('is a redirect from %s', async (path, target) => {
    expect((await get(`/all/${path}`)).body).toEqual({ type: 'redirect', data: { status: 301, target } });
  });

  it('is a redirect where an article has moved from', async () => {
    const { link } = (await get('/news/1001')).body;

    const moved = await get('/all/otra-seccion/titulo-viejo-20260705-1001.html');

    expect(moved.body).toEqual({ type: 'redirect', data: { status: 301, target: link } });
  });
});

describe('menus', () => {
  it('come by name, in the order asked for, without those nobody knows', async () => {
    const { body } = await get(
      '/v2/sites/fca/menu?names=navBarItems&names=nada&names=hamburger%20web-desktop',
    );

    expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
      'navBarItems',
      'hamburger web-desktop',
    ]);
  });

  it('of the footer are flat lists: football, the house, the law, betting and the countries', async () => {
    const names = [
      'footer default',
      'footer column1',
      'footer column2',
      'betting-desktop',
      'footer editions',
    ];
    const query = names.map((name) => `names=${encodeURIComponent(name)}`).join('&');
    const { body } = await get(`/v2/sites/FCA/menu?${query}`);
    const sets: { items: { parent: number; url: string }[] }[] = body.data;

    expect(sets.flatMap(({ items }) => items.filter(({ parent }) => parent !== 0))).toEqual([]);
    expect(sets.map(({ items }) => items.length)).toEqual([6, 6, 3, 5, 6]);
    expect(sets[3]?.items.map(({ url }) => url)).toEqual([
      '/apuestas',
      '/apuestas/guias',
      '/apuestas/codigos',
      '/apuestas/resenas',
      '/apuestas/principios-de-publicacion',
    ]);
  });

  it('are there in every set the front end asks for, and for a section of its own', async () => {
    const sets = ['main web-desktop', 'hamburger web-desktop', 'web-mobile'];
    const names = [
      ...['betting-desktop', 'betting-mobile', 'amp', 'navBarItems', 'header-tags'],
      ...['default', 'editions', 'column1', 'column2'].map((name) => `footer ${name}`),
      ...sets,
      ...['apuestas', 'mundial-2026'].flatMap((section) => sets.map((set) => `${set} ${section}`)),
    ];
    const query = names.map((name) => `names=${encodeURIComponent(name)}`).join('&');
    const { data } = (await get(`/v2/sites/FCA/menu?${query}`)).body;

    expect(data.map(({ name }: { name: string }) => name)).toEqual(names);
    for (const { name, items } of data) expect(items.length, name).toBeGreaterThan(0);
  });

  it('hang children on a group that comes before them', async () => {
    const { body } = await get('/v2/sites/FCA/menu?names=hamburger%20web-desktop');
    const items: { id: number; parent: number; title: string; url: string }[] = body.data[0].items;

    const groups = items.filter(({ parent }) => parent === 0);
    expect(groups.map(({ title }) => title)).toEqual([
      'Selecciones',
      'Torneos',
      'Secciones',
      'Apuestas · 18+',
    ]);
    const groupIds = groups.map(({ id }) => id);
    for (const { parent } of items.slice(groups.length)) expect(groupIds).toContain(parent);
  });
});
