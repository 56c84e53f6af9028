import { describe, expect, it } from 'vitest';
import { StubResponse, startJsonServer, type StubResponses } from '../testing/startJsonServer';
import { testApi } from '../testing/testApi';
import { getArticleByPath } from './getArticleByPath';
import { getAuthorNews } from './getAuthorNews';
import { getAuthors } from './getAuthors';
import { getCategory } from './getCategory';
import { getContributors } from './getContributors';
import { getHome } from './getHome';
import { getLanding } from './getLanding';
import { getLatest } from './getLatest';
import { getMostViewed } from './getMostViewed';
import { getNewsList } from './getNewsList';
import { getOpinion } from './getOpinion';
import { getPosts } from './getPosts';
import { getResource } from './getResource';
import { getSection } from './getSection';
import { getTag } from './getTag';

const site = 'FCA';
const article = { id: 1, title: 'Uno', link: '/x.html', url: 'http://fca/x.html' };
const list = { items: [article], paginationInfo: { nextPage: 2, lastPage: 5 } };
const full = { article, seo_links: [], relatedArticles: [article, { id: 9 }], previousArticle: { id: 8 } };

async function setUp(answers: StubResponses) {
  const server = await startJsonServer(answers);
  return { ...testApi(server.url, { version: 'v1' }), server };
}

describe('lists', () => {
  it.each([
    ['bare', list],
    ['wrapped in data', { data: list }],
  ])('are read %s', async (_, answer) => {
    const { api } = await setUp({ '/v1/sites/FCA/news/latest?page=2&size=5': answer });

    expect(await getLatest(api, { site, page: 2, size: 5 })).toMatchObject({
      items: [{ id: '1', title: 'Uno' }],
      paginationInfo: { nextPage: 2, lastPage: 5 },
    });
  });

  it('leave out the article that is broken and report it with the address', async () => {
    const items = [article, { ...article, id: 77, title: [] }];
    const { api, reported, server } = await setUp({ '/v1/sites/FCA/news/latest': { items } });

    expect((await getLatest(api, { site }))?.items).toHaveLength(1);
    expect(reported).toEqual([
      expect.objectContaining({ id: '77', kept: false, place: `${server.url}/v1/sites/FCA/news/latest` }),
    ]);
  });

  it.each([{ items: 'none' }, { items: null }, {}, [], null, 'x', { data: null }])(
    'that are no lists (%j) are errors, not empty pages',
    async (answer) => {
      const { api } = await setUp({ '/v1/sites/FCA/news/latest': answer });

      await expect(getLatest(api, { site })).rejects.toMatchObject({ kind: 'bad-body' });
    },
  );

  it('every site has are errors when missing; lists of an extension are not', async () => {
    const { api } = await setUp({});

    await expect(getHome(api, { site })).rejects.toMatchObject({ kind: 'bad-status', status: 404 });
    expect(await getMostViewed(api, { site })).toBeNull();
  });

  it('of opinion are those of their widget, and none where a backend has none', async () => {
    const { api } = await setUp({ '/v1/sites/FCA/widgets/news/opinion?page=1&size=5': list });

    expect((await getOpinion(api, { site, page: 1, size: 5 }))?.items).toMatchObject([{ id: '1' }]);
    expect(await getOpinion(api, { site: 'OTRO' })).toBeNull();
  });

  it('are found under their addresses', async () => {
    const { api, server } = await setUp({});
    await getNewsList(api, { site, list: 'daily' });
    await getNewsList(api, { site, list: 'daily', date: '2026-07-05', page: 2, size: 50 });
    await getNewsList(api, { site, list: 'latest-updated' });
    await getNewsList(api, { site, list: 'sections', sections: ['a', 'b'], size: 100 });
    await getNewsList(api, { site, list: 'tags', tags: ['mls', 'copa,oro', ''] });
    await getNewsList(api, { site, list: 'latest-updated-by-category', categories: ['a', 'b/c'] });
    await getLanding(api, { site, type: 'competition', slug: 'copa-oro', page: 2 });

    expect(server.requests.map(({ url }) => url?.replace('/v1/sites/FCA/news/', ''))).toEqual([
      'daily',
      'daily?page=2&size=50&date=2026-07-05',
      'latest-updated',
      'sections?size=100&sections=a&sections=b',
      'tags?tags=mls&tags=copa%2Coro',
      'latest-updated-by-category/a/b%2Fc',
      'competition/copa-oro?page=2',
    ]);
  });

  it('of posts are asked for under the second version, what is false as a word', async () => {
    const { api, server } = await setUp({});
    await getPosts(api, {
      site,
      page: 1,
      size: 5,
      evergreen: false,
      category: 'mls',
      excludeSubcategories: true,
    });
    await getPosts(api, { site });

    expect(server.requests.map(({ url }) => url)).toEqual([
      '/v2/sites/FCA/posts?page=1&size=5&evergreen=false&category=mls&excludeSubcategories=true',
      '/v2/sites/FCA/posts',
    ]);
  });

  it('of contributors are people, and none where the backend has no such call', async () => {
    const ana = { name: 'Ana', username: 'ana' };
    const { api } = await setUp({ '/v1/sites/FCA/widgets/news/contributors': { items: [ana] } });

    expect(await getContributors(api, { site })).toMatchObject([ana]);
    expect(await getContributors(api, { site: 'OTRO' })).toBeNull();
  });
});

describe('wide pictures', () => {
  const images = {
    wide: { big: '/p/wide-740x416', medium: '/p/wide-490x275', small: '/p/wide-250x140' },
  };
  const withPicture = { '/v1/sites/FCA/news/latest': { ...list, items: [{ ...article, images }] } };
  const bigOf = async (tallPictures: boolean) => {
    const { api } = await setUp(withPicture);
    const latest = await getLatest({ ...api, tallPictures }, { site });
    return latest?.items[0]?.images.wide;
  };

  it('are in their taller crop for a client that says so, and for no other', async () => {
    expect(await bigOf(true)).toMatchObject({
      big: { src: '/p/wide-740x487', width: 740, height: 487 },
      medium: { src: '/p/wide-490x327', width: 490, height: 327 },
    });
    expect(await bigOf(false)).toMatchObject({ big: { src: '/p/wide-740x416', width: 740, height: 416 } });
  });
});

describe('pages of a list', () => {
  it('come with what heads them', async () => {
    const { api } = await setUp({
      '/v1/sites/FCA/news/section/mls': { ...list, section: { name: 'MLS', slug: 'mls' } },
      '/v1/sites/FCA/news/category/mls': { ...list, category: { categorySlug: 'mls', categoryName: 'MLS' } },
      '/v1/sites/FCA/authors/ana/news': { ...list, author: { name: 'Ana', username: 'ana' } },
      '/v1/sites/FCA/news/tag/copa-2.0': {
        ...list,
        tag: { tag: 'copa-2.0', stats_slug: 'copa', is_competition: true, keywords: ['a', 'b'] },
        isLastPage: false,
        totalPages: 5,
      },
    });

    expect((await getSection(api, { site, section: 'mls' }))?.section?.name).toBe('MLS');
    expect((await getCategory(api, { site, category: 'mls' }))?.category?.categoryName).toBe('MLS');
    expect((await getAuthorNews(api, { site, author: 'ana' }))?.author?.description).toBe('');
    expect(await getTag(api, { site, tag: 'copa-2.0' })).toMatchObject({
      tag: { title: 'copa-2.0', statsSlug: 'copa', isCompetition: true, keywords: 'a, b' },
      isLastPage: false,
      totalPages: 5,
    });
  });

  it('do not exist under an unknown name, nor under one that leads elsewhere', async () => {
    const { api, server } = await setUp({ '/v1/sites/FCA/news/home': list });

    expect(await getSection(api, { site, section: 'nada' })).toBeNull();
    expect(await getTag(api, { site, tag: '..' })).toBeNull();
    expect(await getResource(api, { site, path: '/../news/home' })).toBeNull();
    expect(server.requests).toHaveLength(1);
  });
});

describe('authors', () => {
  it('are asked for by name', async () => {
    const { api } = await setUp({ '/v1/sites/FCA/authors?orderBy=name': { items: [{ name: 'Ana' }] } });

    expect(await getAuthors(api, { site })).toEqual([
      { name: 'Ana', username: '', picture: null, description: '' },
    ]);
  });
});

describe('an article by its path', () => {
  const address = '/v1/sites/FCA/news/by?path=/mundial/x.html&full=true';

  it('comes with its surroundings, without those that are broken', async () => {
    const { api, reported } = await setUp({ [address]: full });

    expect(await getArticleByPath(api, { site, path: '/mundial/x.html' })).toMatchObject({
      article: { id: '1' },
      relatedArticles: [{ id: '1' }],
      previousArticle: null,
      nextArticle: null,
    });
    expect(reported).toHaveLength(2);
  });

  it('is an error when the article itself is broken, and null when there is none', async () => {
    const { api } = await setUp({ [address]: { article: { id: 1 } } });

    await expect(getArticleByPath(api, { site, path: '/mundial/x.html' })).rejects.toMatchObject({
      kind: 'bad-body',
    });
    expect(await getArticleByPath(api, { site, path: '/otro.html' })).toBeNull();
  });

  it('is an error when the backend fails: a reader must not be told it does not exist', async () => {
    const { api } = await setUp({ [address]: new StubResponse(502, '<html>Bad gateway</html>') });

    await expect(getArticleByPath(api, { site, path: '/mundial/x.html' })).rejects.toMatchObject({
      kind: 'bad-status',
      status: 502,
    });
  });
});

describe('a resource', () => {
  const get = async (answer: unknown) => {
    const { api } = await setUp({ '/v1/sites/FCA/all/Mundial-2026': answer });
    return getResource(api, { site, path: '/Mundial-2026' });
  };

  it('is an article, a listing or a redirect', async () => {
    expect(await get({ type: 'article', data: full })).toMatchObject({
      kind: 'article',
      article: { stvs: null },
    });
    expect(await get({ type: 'listing', data: { ...list, section: null } })).toMatchObject({
      kind: 'listing',
      section: null,
      items: [{ id: '1' }],
    });
    expect(await get({ type: 'redirect', data: { status: 301, target: '/ultimas-noticias' } })).toEqual({
      kind: 'redirect',
      status: 301,
      target: '/ultimas-noticias',
    });
  });

  it('that redirects without a usable status does so for now, not for good', async () => {
    expect(await get({ type: 'redirect', data: { status: 200, target: '/x' } })).toMatchObject({
      status: 302,
    });
  });

  it.each([{ type: 'video', data: {} }, { type: 'redirect', data: {} }, { type: 'article', data: null }, []])(
    'of no known kind (%j) is an error',
    async (answer) => {
      await expect(get(answer)).rejects.toMatchObject({ kind: 'bad-body' });
    },
  );
});
