import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';
import type { SubPost } from '@cancha/newsroom/sites/articleExtras.ts';
import type { ListedArticleWire } from './articleSchema.ts';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await openTestOrigin();
});
afterAll(() => origin.close());

async function get(path: string) {
  const answer = await origin.app.inject(`/v1/sites/FCA${path}`);
  expect(answer.statusCode, path).toBe(200);
  return answer.json();
}

describe('a live blog', () => {
  it('has its posts, newest first, on the clocks of the site', async () => {
    const { kind, items, live_blog } = await get('/news/1401');

    expect([kind, live_blog]).toEqual(['live-blog', { state: 'finished' }]);
    expect(items.length).toBeGreaterThan(8);
    expect(items.find(({ minute }: SubPost) => minute === '106')).toMatchObject({
      title: 'Gol de España',
      key_event: true,
      published_at: expect.stringMatching(/^2026-07-19T15:\d\d:30-06:00$/),
    });
  });

  it('is what no other article is', async () => {
    expect((await get('/news/1402')).live_blog).toBeNull();
  });

  it('is in lists without them', async () => {
    const { items } = await get('/news/tag/ferran-torres?size=100');
    const listed = items.find(({ id }: ListedArticleWire) => id === 1401);

    expect(listed).toMatchObject({ kind: 'live-blog', notice: null });
    expect(listed).not.toHaveProperty('items');
  });
});

describe('a gallery', () => {
  it.each([
    [1402, 8],
    [1403, 6],
  ])('%i has %i pictures of its own, each with its line', async (id, count) => {
    const { kind, photoGallery } = await get(`/news/${id}`);
    const drawn = await Promise.all(
      photoGallery.map(({ images }: { images: { wide: { small: string } } }) =>
        origin.app.inject({ url: `${new URL(images.wide.small).pathname}.svg` }),
      ),
    );

    expect(kind).toBe('gallery');
    expect(photoGallery).toHaveLength(count);
    expect(photoGallery.every(({ caption }: { caption: string }) => caption.length > 5)).toBe(true);
    expect(drawn.map(({ statusCode }) => statusCode)).toEqual(photoGallery.map(() => 200));
    expect(new Set(drawn.map(({ body }) => body)).size).toBe(count);
  });

  it.each(['1402-9', '1402-0', '1402-', '1401-1', '1402-1-1'])('has no picture %s', async (id) => {
    const answer = await origin.app.inject(`/statics/pictures/FCA/${id}/wide-250x140.svg`);

    expect(answer.statusCode).toBe(404);
  });
});

describe('what a newsroom may say of an article beside its text', () => {
  it('is served with it', async () => {
    const { article, starJournalistsArticles } = await get('/news/1402?full=true');

    expect(article).toMatchObject({
      author: [{ username: 'mesa-mundial' }, { username: 'mesa-de-datos', name: 'Mesa de Datos' }],
      hidden_tags: [{ url: 'campeones-del-mundo' }, { url: 'ilustraciones' }],
      event_title: 'Mundial 2026',
      seo_links: [{ url: '/mundial-2026' }, { url: '/tema/espana' }, { url: 'https://www.fifa.com/' }],
    });
    expect(article).not.toHaveProperty('hidden');
    expect(starJournalistsArticles.map(({ id }: ListedArticleWire) => id)).toEqual([1018, 1219, 1220]);
  });

  it.each([
    [1322, { HIDDEN_ADS: true, HIDDEN_COMMENTS: true }],
    [1319, { HIDDEN_TIME: true }],
    [1404, { HIDDEN_AUTHOR: true, HIDDEN_LABEL: true }],
    [1403, { HIDDEN_EXCERPT: true }],
  ])('%i wants left out %j', async (id, hidden) => {
    expect((await get(`/news/${id}`)).hidden).toEqual(hidden);
  });
});

describe('what is about betting', () => {
  it('is marked as such, and says who it is for', async () => {
    const { items } = await get('/news/section/apuestas?size=100');
    const own = items.filter(({ section_slug }: ListedArticleWire) => section_slug === 'apuestas');

    expect(own.length).toBeGreaterThanOrEqual(7);
    for (const { kind, notice } of own) {
      expect(kind).toBe('betting');
      expect(notice).toContain('18');
    }
  });

  it.each(['codigos', 'resenas', 'guias'])('has something under %s', async (name) => {
    const { items, section } = await get(`/all/apuestas/${name}`).then(({ data }) => data);

    expect(section.slug).toBe(`apuestas/${name}`);
    expect(items.length).toBeGreaterThan(0);
  });
});

it('the newsroom’s own draft is shown to nobody', async () => {
  expect((await origin.app.inject('/v1/sites/FCA/news/1407')).statusCode).toBe(404);
});
