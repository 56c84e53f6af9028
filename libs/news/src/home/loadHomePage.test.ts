import { startJsonServer, type StubResponses } from '@cancha/data-access/testing/startJsonServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testContext } from '@cancha/site/testing/testContext';
import { loadHomePage } from './loadHomePage';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const article = { id: 1, title: 'Nota', link: '/x/nota.html', url: 'http://x/x/nota.html' };
const home = { '/v1/sites/FCA/news/home': { items: [article], starJournalistsArticles: [] } };
const team = { id: 'n', name: 'Noruega', image: null, code: null };
const widget = (id: string, player: string) => ({
  tournament: { id, name: 'x' },
  tables: [],
  scorers: [{ position: 1, player, team, goals: 7 }],
});

async function load(answers: StubResponses) {
  const server = await startJsonServer(answers);
  const context = testContext({ apiUrl: server.url });
  return { data: await loadHomePage(context), server };
}

describe('the front page', () => {
  it('stands with its articles alone', async () => {
    const { data } = await load(home);

    expect(data.articles.map(({ id }) => id)).toEqual(['1']);
    expect(data).toMatchObject({ matches: [], mostRead: [], table: null, scorers: null });
  });

  it('does not stand without them', async () => {
    await expect(load({})).rejects.toMatchObject({ name: 'ApiError', status: 404 });
  });

  it('has around them what can be had', async () => {
    const { front } = testContext().brandConfig;
    const path = (id = '') => `/api/stats/competition-widget/tournament/${id}`;
    const { data, server } = await load({
      ...home,
      '/v1/sites/FCA/news/most-viewed?size=60': { items: [{ ...article, id: 2 }] },
      [path(front.table?.tournament)]: widget('liga', 'Torres'),
      [path(front.scorers?.tournament)]: widget('mundial', 'Haaland'),
    });

    expect(data.mostRead.map(({ id }) => id)).toEqual(['2']);
    expect([data.table?.tournament.id, data.scorers?.scorers[0]?.player]).toEqual(['liga', 'Haaland']);
    expect(server.requests.map(({ url }) => url)).toContain(
      `/soccer/matches?tournaments=${front.strip?.tournament}&nearest=8`,
    );
  });

  it('asks for no competition that its brand does not follow', async () => {
    const server = await startJsonServer(home);
    const front = { ...testContext().brandConfig.front, strip: null, table: null, scorers: null };
    await loadHomePage(testContext({ apiUrl: server.url, brandConfig: { front } }));

    expect(server.requests.filter(({ url }) => /soccer|stats/.test(url ?? ''))).toEqual([]);
  });
});
