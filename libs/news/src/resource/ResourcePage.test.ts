import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { servePages } from '@cancha/site/testing/servePages';
import { generateResourceMetadata, resourceRoute } from './ResourcePage';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const article = {
  id: 1,
  title: 'Noruega elimina a Brasil',
  excerpt: 'En cuartos.',
  link: '/mundial-2026/nota.html',
  url: 'http://x/mundial-2026/nota.html',
};
const read = (path: readonly string[], page = '1') =>
  generateResourceMetadata({ params: Promise.resolve({ site: 'fca', resource: [page, ...path] }) });
const serve = (path: string, type: string, data: unknown, page = 1) =>
  servePages({ [`/v1/sites/FCA/all${path}?page=${page}&size=21`]: { type, data } });
const listing = (items: unknown[]) => ({
  items,
  section: { name: 'Mundial 2026', slug: 'mundial-2026', description: 'Todo el Mundial.' },
  paginationInfo: { nextPage: -1, lastPage: 2 },
});
const missing = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };

describe('what lies under a path', () => {
  it('is an article', async () => {
    await serve('/mundial-2026/nota.html', 'article', { article });

    expect(await read(['mundial-2026', 'nota.html'])).toMatchObject({
      title: 'Noruega elimina a Brasil',
      description: 'En cuartos.',
      alternates: { canonical: '/mundial-2026/nota.html' },
    });
  });

  it('is a section, each of its pages under its own address', async () => {
    await serve('/mundial-2026', 'listing', listing([article]), 2);

    expect(await read(['mundial-2026'], '2')).toMatchObject({
      title: 'Mundial 2026 | Página 2',
      alternates: { canonical: '/mundial-2026?page=2' },
    });
  });

  it('is asked for by its letters, and linked by its escapes', async () => {
    await serve('/Fútbol/año 1', 'listing', listing([article]));

    expect((await read(['F%C3%BAtbol', 'a%C3%B1o%201'])).alternates?.canonical).toBe(
      '/F%C3%BAtbol/a%C3%B1o%201',
    );
  });

  it('keeps a question mark of its name out of the query', async () => {
    await serve('/a?b#c', 'listing', listing([article]));

    expect((await read(['a%3Fb%23c'])).alternates?.canonical).toBe('/a%3Fb%23c');
  });

  it('is one page, whatever post is named that is not on it', async () => {
    await serve('/mundial-2026/nota.html', 'article', { article });
    const asked = { site: 'fca', resource: ['post.made-up', 'mundial-2026', 'nota.html'] };

    await expect(resourceRoute.check?.(asked as never)).rejects.toMatchObject({
      name: 'MovedPage',
      to: '/mundial-2026/nota.html',
      status: 307,
    });
  });

  it('may be nothing', async () => {
    await servePages({});

    await expect(read(['nada'])).rejects.toMatchObject(missing);
  });

  it('has no second page when it is an article, nor one past its end', async () => {
    await serve('/mundial-2026/nota.html', 'article', { article }, 2);
    await expect(read(['mundial-2026', 'nota.html'], '2')).rejects.toMatchObject(missing);

    await serve('/mundial-2026', 'listing', listing([]), 3);
    await expect(read(['mundial-2026'], '3')).rejects.toMatchObject(missing);
  });
});

describe('a redirect', () => {
  const follow = async (status: number, target: string) => {
    await serve('/vieja', 'redirect', { status, target });
    return read(['vieja']);
  };

  it.each([
    [301, 308],
    [308, 308],
    [302, 307],
    [307, 307],
  ])('of %i is passed on as %i', async (status, sent) => {
    await expect(follow(status, '/ultimas-noticias')).rejects.toMatchObject({
      digest: expect.stringMatching(`^NEXT_REDIRECT;\\w+;/ultimas-noticias;${sent};`) as string,
    });
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/vieja'])(
    'to %s leads nowhere',
    async (target) => {
      await expect(follow(301, target)).rejects.toMatchObject(missing);
    },
  );
});
