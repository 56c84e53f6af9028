import { StubResponse, startJsonServer } from '@cancha/data-access/testing/startJsonServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anArticle } from '@cancha/site/testing/anArticle';
import { testContext } from '@cancha/site/testing/testContext';
import { loadArticleAside } from './loadArticleAside';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const team = (name: string) => ({ id: name, name, image: null, code: null });
const match = {
  id: 'm1',
  date: '2026-07-05T20:00:00Z',
  status: 'played',
  contestant_home: team('Brasil'),
  contestant_away: team('Noruega'),
  total_scores_home: 1,
  total_scores_away: 2,
};

describe('what stands around an article', () => {
  it('has the match that the article is about', async () => {
    const { url } = await startJsonServer({ '/soccer/match/m1': match });
    const aside = await loadArticleAside(anArticle('1', { matchId: 'm1' }), testContext({ apiUrl: url }));

    expect(aside.match).toMatchObject({ id: 'm1', score: { home: 1, away: 2 } });
  });

  it('asks for no match when there is none', async () => {
    const server = await startJsonServer({});
    const aside = await loadArticleAside(anArticle('1'), testContext({ apiUrl: server.url }));

    expect(aside.match).toBeNull();
    expect(server.requests.filter(({ url }) => url?.startsWith('/soccer/match/'))).toEqual([]);
  });

  // Part of them goes: the article itself and what stands beside it already.
  it('has more of the most read than it shows', async () => {
    const most = [{ id: 2, title: 'Otra', link: '/x/otra.html', url: 'http://x/x/otra.html' }];
    const { url } = await startJsonServer({ '/v1/sites/FCA/news/most-viewed?size=20': { items: most } });
    const aside = await loadArticleAside(anArticle('1'), testContext({ apiUrl: url }));

    expect(aside.mostRead.map(({ id }) => id)).toEqual(['2']);
  });

  it('is left out part by part, and never costs the article', async () => {
    const broken = new StubResponse(500, '<html>No</html>');
    const { url } = await startJsonServer({
      '/soccer/match/m1': broken,
      '/v1/sites/FCA/news/latest?size=30': broken,
    });
    const aside = await loadArticleAside(anArticle('1', { matchId: 'm1' }), testContext({ apiUrl: url }));

    expect(aside).toEqual({ match: null, matches: [], latest: [], mostRead: [], scorers: null });
  });
});
