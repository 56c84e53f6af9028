import { sites } from '@cancha/brands/sites';
import { serveSites } from '@cancha/site/context/servedSites';
import { serveRoutes } from '@cancha/site/routes/registerApp';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { day, pageNumber, pageRoute } from '@cancha/site/routes/routeBuilders';
import type { Route } from '@cancha/site/routes/Route';
import { anArticle } from '@cancha/site/testing/anArticle';
import { aServedSite } from '@cancha/site/testing/aServedSite';
import { routeReader } from '@cancha/site/testing/routeReader';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moreSource } from '../infiniteScroll/morePaths';
import { createListPage } from './createListPage';
import { answerListPage, listPageRoute } from './listPageRoute';

const mexico = { ...sites.fca, id: 'mx', prefix: '/mx' };
const load = vi.fn(async (_context: unknown, { topic }: { topic: string }, page: number) => {
  if (topic === 'rota') throw new Error('the backend is down');
  return topic === 'nada'
    ? null
    : {
        ...{ title: topic, name: topic, heading: topic, description: '' },
        articles: page > 3 ? [] : [anArticle(`${page}`)],
        ...{ page, lastPage: 3 },
        addressOf: (n: number) => routeAddress('topic', { topic }, { sharedWith: 'family', page: n }),
      };
});
const { loadList } = createListPage<{ site: string; topic: string; page: string }>(load);

const topic = pageRoute({
  name: 'topic',
  file: 'topic/[topic]/[page]',
  choices: { page: pageNumber },
  list: loadList,
});
const home = pageRoute({ name: 'home', file: 'home' });
const pages: readonly Route[] = [topic, home];

describe('the address of a further page', () => {
  const read = routeReader([listPageRoute(pages)]);
  const inside = (path: string, page: string, site = sites.fca as typeof mexico) =>
    read(site, moreSource(site, path) + page);

  it('is that of the page behind the place of lists', () => {
    expect(inside('/tema/m%C3%A9xico', '2')).toBe('more/topic/m%C3%A9xico/2');
    expect(inside('/mx/tema/mls', '3', mexico)).toBe('more/topic/mls/3');
  });

  it('keeps what the list is chosen by', () => {
    const file = 'day/[date]/[page]';
    const days = pageRoute({
      name: 'newsByDay',
      file,
      choices: { date: day, page: pageNumber },
      list: loadList,
    });
    const source = moreSource(sites.fca, '/ultimas-noticias/por-dia?date=2026-07-05');

    expect(routeReader([listPageRoute([days])])(sites.fca, `${source}2`)).toBe('more/day/2026-07-05/2');
  });

  it.each([
    ['the first page, which came with the document', '/tema/mls', '1'],
    ['no page', '/tema/mls', ''],
    ['a page nobody was offered', '/tema/mls', '0'],
    ['a page without a list', '/', '2'],
    ['another host', '//evil.example', '2'],
    ['no path', '', '2'],
    ['itself', '/api/list', '2'],
  ])('is none for %s', (_what, path, page) => {
    expect(inside(path, page)).toBe('missing');
  });

  it('leaves other addresses alone', () => {
    expect(read(sites.fca, '/api/lists?path=/tema/mls&page=2')).toBe('missing');
    expect(read(mexico, '/api/list?path=/mx/tema/mls&page=2')).toBe('missing');
  });
});

describe('a further page', () => {
  const ask = (...list: string[]) =>
    answerListPage(new Request('http://127.0.0.1/'), { params: Promise.resolve({ site: 'fca', list }) });

  beforeEach(() => {
    serveSites([aServedSite]);
    serveRoutes(pages);
  });

  it('has its cards, its address and the way on, for caches in front too', async () => {
    const answer = await ask('topic', 'mls', '2');

    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2');
    expect(await answer.json()).toMatchObject({
      ...{ page: 2, address: '/tema/mls?page=2', next: 3 },
      cards: [{ href: '/mundial-2026/nota-2.html' }],
    });
  });

  it.each([
    ['past the end', ['topic', 'mls', '4']],
    ['of a list that there is not', ['topic', 'nada', '2']],
    ['of a page that has no list', ['home']],
    ['of nothing', ['nobody', 'knows']],
  ])('%s is a 404', async (_what, list) => {
    expect((await ask(...list)).status).toBe(404);
  });

  it('whose list cannot be had fails, and is no 404', async () => {
    await expect(ask('topic', 'rota', '2')).rejects.toThrow('the backend is down');
  });
});
