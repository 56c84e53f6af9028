import { StubResponse } from '@cancha/data-access/testing/startJsonServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { servePages } from '@cancha/site/testing/servePages';
import { generateAuthorMetadata } from './authorPage';
import { generateCountryMetadata } from './countryPage';
import { generateLatestMetadata } from './latestPage';
import { generateTopicMetadata } from './topicPage';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const article = { id: 1, title: 'Nota', link: '/x/nota.html', url: 'http://x/x/nota.html' };
const list = (extra: object = {}) => ({
  items: [article],
  paginationInfo: { nextPage: 3, lastPage: 9 },
  ...extra,
});
const params = <P extends object>(more: P) => ({ params: Promise.resolve({ site: 'fca', ...more }) });
const pageOf = (path: string, page: number) => `/v1/sites/FCA${path}?page=${page}&size=21`;
const missing = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };

describe('a topic', () => {
  const answers = (tag: object | null, page: number) => ({
    [pageOf('/news/tag/copa-oro', page)]: list({ tag, isLastPage: false, totalPages: 9 }),
  });
  const titleOf = async (page: string) =>
    (await generateTopicMetadata(params({ topic: 'copa-oro', page }))).title;

  it('has the specification’s title to the letter, without the brand, and the page from the second on', async () => {
    await servePages({
      ...answers({ tag: 'copa-oro', title: 'Copa Oro' }, 1),
      ...answers({ tag: 'copa-oro', title: 'Copa Oro' }, 2),
    });

    expect(await titleOf('1')).toEqual({ absolute: 'Copa Oro | Today news' });
    expect(await titleOf('2')).toEqual({ absolute: 'Copa Oro | Today news | Página 2' });
  });

  it('whose name is not known is called by its slug', async () => {
    await servePages(answers(null, 1));

    expect(await titleOf('1')).toEqual({ absolute: 'copa-oro | Today news' });
  });

  it('is canonical under its own number', async () => {
    await servePages(answers(null, 2));
    const { alternates } = await generateTopicMetadata(params({ topic: 'copa-oro', page: '2' }));

    expect(alternates?.canonical).toBe('/tema/copa-oro?page=2');
  });

  it('with nothing on it is there, and not for search engines', async () => {
    const tag = { tag: 'copa-oro', title: 'Copa Oro' };
    const empty = { items: [], paginationInfo: { nextPage: -1 }, tag, isLastPage: true, totalPages: 0 };
    const robotsOf = async () =>
      (await generateTopicMetadata(params({ topic: 'copa-oro', page: '1' }))).robots;
    await servePages({ [pageOf('/news/tag/copa-oro', 1)]: empty });
    const hidden = await robotsOf();
    await servePages(answers(tag, 1));

    expect(hidden).toMatchObject({ index: false });
    expect(await robotsOf()).not.toMatchObject({ index: false });
  });

  it('that nobody has heard of does not exist', async () => {
    await servePages({});

    await expect(titleOf('1')).rejects.toMatchObject(missing);
  });
});

describe('a page of a list', () => {
  it('past the end does not exist', async () => {
    await servePages({
      [pageOf('/news/latest', 10)]: { items: [], paginationInfo: { nextPage: -1, lastPage: 9 } },
    });

    await expect(generateLatestMetadata(params({ page: '10' }))).rejects.toMatchObject(missing);
  });

  it('exists without articles when it is the first', async () => {
    await servePages({
      [pageOf('/news/latest', 1)]: { items: [], paginationInfo: { nextPage: -1, lastPage: 1 } },
    });

    expect((await generateLatestMetadata(params({ page: '1' }))).title).toBe('Últimas noticias');
  });

  it('of a country is called as its section', async () => {
    const section = { name: 'El Salvador', slug: 'elsalvador', description: 'De la Selecta.' };
    await servePages({ [pageOf('/news/section/elsalvador', 1)]: list({ section }) });

    expect(await generateCountryMetadata(params({ country: 'elsalvador', page: '1' }))).toMatchObject({
      title: 'El Salvador',
      description: 'De la Selecta.',
      alternates: { canonical: '/elsalvador' },
    });
  });

  it('of an author says whose articles they are', async () => {
    const author = { name: 'Mesa Mundial', username: 'mesa-mundial', picture: null, description: '' };
    await servePages({ [pageOf('/authors/mesa-mundial/news', 2)]: list({ author }) });
    const { title, alternates } = await generateAuthorMetadata(params({ author: 'mesa-mundial', page: '2' }));

    expect(title).toBe('Notas de Mesa Mundial | Página 2');
    expect(alternates?.canonical).toBe('/staff/mesa-mundial?page=2');
  });

  it('is not of a site that there is not', async () => {
    await servePages({});

    await expect(
      generateLatestMetadata({ params: Promise.resolve({ site: 'nadie', page: '1' }) }),
    ).rejects.toMatchObject(missing);
  });
});

describe('a list that cannot be had', () => {
  it.each([1, 2])('is an error on page %i: neither empty nor missing', async (page) => {
    await servePages({ [pageOf('/news/latest', page)]: new StubResponse(503, '<html>No</html>') });
    const metadata = generateLatestMetadata(params({ page: String(page) }));

    await expect(metadata).rejects.toMatchObject({ name: 'ApiError', status: 503 });
  });
});
