import type { FrontList } from '@cancha/brands/FrontList';
import {
  startJsonServer,
  StubResponse,
  type StubResponses,
} from '@cancha/data-access/testing/startJsonServer';
import { testContext } from '@cancha/site/testing/testContext';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFrontLists } from './loadFrontLists';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const article = { id: 1, title: 'Nota', link: '/x/nota.html', url: 'http://x/x/nota.html' };
const news = { items: [article], paginationInfo: { nextPage: -1, lastPage: 1 } };

async function load(row: FrontList, answers: StubResponses) {
  const server = await startJsonServer(answers);
  const front = { ...testContext().brandConfig.front, lists: [row] };
  const [list] = await loadFrontLists(testContext({ apiUrl: server.url, brandConfig: { front } }));
  return { list, urls: server.requests.map(({ url }) => url) };
}

const title = 'Bloque';
const calls: [string, FrontList][] = [
  ['/v1/sites/FCA/widgets/news/opinion?size=60', { title, from: 'opinion' }],
  ['/v1/sites/FCA/news/zone/archivo?size=60', { title, from: 'zone', zone: 'archivo' }],
  [
    '/v1/sites/FCA/news/sections?size=60&sections=a&sections=b',
    { title, from: 'sections', sections: ['a', 'b'] },
  ],
  ['/v1/sites/FCA/news/category/ligas?size=60', { title, from: 'category', category: 'ligas' }],
  [
    '/v1/sites/FCA/news/latest-updated-by-category/costarica/panama?size=60',
    { title, from: 'updated', categories: ['costarica', 'panama'] },
  ],
  ['/v2/sites/FCA/posts?size=60&evergreen=true', { title, from: 'posts', filter: { evergreen: true } }],
  [
    '/v2/sites/FCA/posts?size=60&evergreen=false&category=ligas&excludeSubcategories=true',
    {
      title,
      from: 'posts',
      filter: { evergreen: false, category: 'ligas', excludeSubcategories: true },
    },
  ],
  [
    '/v1/sites/FCA/news/competition/copa-oro?size=60',
    { title, from: 'landing', type: 'competition', slug: 'copa-oro' },
  ],
];

describe.each(calls)('the block of %s', (url, row) => {
  const call = decodeURIComponent(url);

  it('has the articles of that call', async () => {
    const { list, urls } = await load(row, { [call]: news });

    expect(urls).toEqual([url]);
    expect(list).toMatchObject({ title, articles: [{ id: '1' }], people: [] });
  });

  it.each([404, 500])('is empty after a %i, and costs nothing else', async (status) => {
    const { list } = await load(row, { [call]: new StubResponse(status, 'no') });

    expect(list).toEqual({ title, articles: [], people: [] });
  });
});

describe('the block of who writes', () => {
  const url = '/v1/sites/FCA/widgets/news/contributors';
  const row: FrontList = { title, from: 'contributors' };

  it('has the contributors', async () => {
    const people = { items: [{ name: 'Mesa Mundial', username: 'mesa-mundial', picture: null }] };
    const { list } = await load(row, { [url]: people });

    expect(list).toMatchObject({ title, articles: [], people: [{ username: 'mesa-mundial' }] });
  });

  it.each([404, 500])('is empty after a %i', async (status) => {
    expect((await load(row, { [url]: new StubResponse(status, 'no') })).list).toMatchObject({ people: [] });
  });
});

it('a front page without such blocks asks for none', async () => {
  expect(await loadFrontLists(testContext())).toEqual([]);
});
