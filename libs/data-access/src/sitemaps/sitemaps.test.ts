import { describe, expect, it } from 'vitest';
import { getArticleText } from '../content/getArticleText';
import { StubResponse, startJsonServer, type StubResponses } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getImageSitemap } from './getImageSitemap';
import { getSitemapArticles } from './getSitemapArticles';
import { getSitemapLists } from './getSitemapLists';
import { getSitemapMonths } from './getSitemapMonths';

const site = 'FCA';
const article = { id: 1, title: 'Uno', link: '/x.html', published_at: '2026-07-05T16:12:00-0600' };

async function setUp(answers: StubResponses) {
  const server = await startJsonServer(answers);
  return { ...testApi(server.url, { version: 'v1' }), server };
}

describe('what a site published', () => {
  it('is asked for by month or since a moment, with offsets that machines read', async () => {
    const { api } = await setUp({
      '/v1/sites/FCA/sitemaps/articles?month=2026-07': { items: [article, { id: 2 }] },
      '/v1/sites/FCA/sitemaps/articles?since=2026-07-05T00:00:00Z': { items: [] },
    });

    expect(await getSitemapArticles(api, { site, month: '2026-07' })).toMatchObject([
      { id: '1', publishedAt: '2026-07-05T16:12:00-06:00' },
    ]);
    expect(await getSitemapArticles(api, { site, since: '2026-07-05T00:00:00Z' })).toEqual([]);
  });

  it('is null where the backend has no such list, and an error where it fails', async () => {
    const { api } = await setUp({ '/v1/sites/FCA/sitemaps/months': new StubResponse(500, 'x') });

    expect(await getSitemapArticles(api, { site })).toBeNull();
    expect(await getSitemapLists(api, { site })).toBeNull();
    await expect(getSitemapMonths(api, { site })).rejects.toMatchObject({ status: 500 });
  });

  it('comes in months and lists, without those that are none', async () => {
    const { api } = await setUp({
      '/v1/sites/FCA/sitemaps/months': { items: [{ month: '2026-07' }, { month: 'July' }] },
      '/v1/sites/FCA/sitemaps/lists': {
        ...{ sections: [{ slug: 'panama', modified_at: '2026-07-05T16:12:00-0600' }, { slug: '' }] },
        ...{ topics: [], authors: [] },
      },
    });

    expect(await getSitemapMonths(api, { site })).toEqual([{ month: '2026-07', modifiedAt: null }]);
    expect(await getSitemapLists(api, { site })).toEqual({
      ...{ sections: [{ slug: 'panama', modifiedAt: '2026-07-05T16:12:00-06:00' }], topics: [], authors: [] },
    });
  });
});

describe('the sitemap of pictures', () => {
  it('is the XML of the backend', async () => {
    const { api } = await setUp({ '/v1/sites/FCA/sitemaps/images': { siteMap: '<urlset/>' } });

    expect(await getImageSitemap(api, { site })).toBe('<urlset/>');
  });

  it.each([new StubResponse(500, 'x'), { siteMap: '' }, { siteMap: null }, new StubResponse(404, '{}')])(
    'is an empty string when it cannot be had, and that is reported',
    async (answer) => {
      const { api, reported } = await setUp({ '/v1/sites/FCA/sitemaps/images': answer });

      expect(await getImageSitemap(api, { site })).toBe('');
      expect(reported).toHaveLength(1);
    },
  );
});

it('the text of an article is asked for without counting as read', async () => {
  const { api, server } = await setUp({
    '/v1/sites/FCA/news/by?path=/x.html': { ...article, body: '<p>Texto</p>' },
  });

  expect(await getArticleText(api, { site, path: '/x.html' })).toMatchObject({ body: '<p>Texto</p>' });
  expect(server.requests[0]?.url).not.toContain('full');
  expect(await getArticleText(api, { site, path: '/y.html' })).toBeNull();
});
