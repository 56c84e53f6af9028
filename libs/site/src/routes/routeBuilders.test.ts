import { sites } from '@cancha/brands/sites';
import { matchPath } from '@cancha/routing/matchPath';
import { describe, expect, it } from 'vitest';
import { missing, type RouteRequest } from './Route';
import { day, pageNumber, pageRoute, redirectTo } from './routeBuilders';

const site = sites.fca;

function requestOf(pathname: string, query = ''): RouteRequest {
  return { site, pathname, search: new URLSearchParams(query), match: matchPath(site, pathname) };
}

const topic = pageRoute({ name: 'topic', file: 'topic/[topic]/[page]', choices: { page: pageNumber } });

describe('the route of a row of the table', () => {
  it('fills its file with what the address says and what its query chooses', () => {
    expect(topic.resolve(requestOf('/tema/copa-oro', 'page=2'))).toBe('topic/copa-oro/2');
  });

  it('escapes what the table has decoded', () => {
    expect(topic.resolve(requestOf('/tema/a%3Fb'))).toBe('topic/a%3Fb/1');
  });

  it('leaves other rows alone', () => {
    expect(topic.resolve(requestOf('/ultimas-noticias'))).toBeNull();
    expect(topic.resolve(requestOf('/nobody-knows'))).toBeNull();
  });

  it('says that a choice nobody was offered is missing', () => {
    expect(topic.resolve(requestOf('/tema/copa-oro', 'page=0'))).toBe(missing);
  });

  it('is wrong when nothing gives a parameter of its file', () => {
    const forgotten = pageRoute({ name: 'topic', file: 'topic/[topic]/[page]' });

    expect(() => forgotten.resolve(requestOf('/tema/copa-oro'))).toThrow(TypeError);
  });
});

describe('the number of a page', () => {
  it('is one without a number in the address, and else that number', () => {
    expect(pageNumber(requestOf('/tema/mls'))).toBe('1');
    expect(pageNumber(requestOf('/tema/mls', 'page=12'))).toBe('12');
  });

  it('leads from the first page with a number to the address without, and keeps the rest of the query', () => {
    expect(pageNumber(requestOf('/tema/mls', 'a=b&page=1'))).toEqual(
      redirectTo('/tema/mls', new URLSearchParams('a=b')),
    );
  });
});

describe('a day', () => {
  it.each([
    ['', 'today'],
    ['date=2026-07-05', '2026-07-05'],
    ['date=2026-02-30', null],
  ])('with %j is %s', (query, chosen) => {
    expect(day(requestOf('/resultados/futbol', query))).toBe(chosen);
  });
});

it('a redirect is for good, and has no question mark without a query', () => {
  expect(redirectTo('/a', new URLSearchParams())).toEqual({ redirect: '/a', status: 308 });
  expect(redirectTo('/a', new URLSearchParams('b=c'))).toEqual({ redirect: '/a?b=c', status: 308 });
});
