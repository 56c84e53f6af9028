import { sites } from '@cancha/brands/sites';
import type { Site } from '@cancha/brands/Site';
import { describe, expect, it } from 'vitest';
import { createRouter } from './createRouter';
import { missing, type Route } from './Route';
import { endpointRoute, pageRoute } from './routeBuilders';

const home = pageRoute({ name: 'home', file: 'home' });
const robots = endpointRoute({
  name: 'robots',
  file: 'robots',
  resolve: ({ pathname }) => (pathname === '/robots.txt' ? 'robots' : null),
});
const fallback: Route = {
  name: 'resource',
  file: '[...resource]',
  kind: 'fallback',
  resolve: ({ pathname }) => `1${pathname}`,
};
const english: Site = { ...sites.fca, language: 'en', prefix: '/en' };

const read = (routes: readonly Route[], pathname: string, site: Site = sites.fca) =>
  createRouter(routes)(site, pathname, new URLSearchParams());

describe('an address', () => {
  it('leads to its route, with the path and the parameters of its file', () => {
    expect(read([home], '/')).toEqual({ kind: 'page', route: home, path: 'home', params: {} });
    expect(read([fallback], '/a/b.html')).toMatchObject({ params: { resource: ['1', 'a', 'b.html'] } });
  });

  it('is an endpoint’s before it is a page’s, and the fallback’s last, in whatever order they are given', () => {
    const greedy = endpointRoute({ name: 'all', file: 'robots', resolve: () => 'robots' });

    expect(read([home, greedy], '/')).toMatchObject({ route: greedy });
    expect(read([fallback, home, robots], '/')).toMatchObject({ route: home });
    expect(read([fallback, home, robots], '/robots.txt')).toMatchObject({ route: robots });
    expect(read([fallback, home, robots], '/x')).toMatchObject({ route: fallback });
  });

  it('of the route table without a route is missing: the content API does not know it either', () => {
    expect(read([fallback], '/trending')).toEqual({ kind: 'missing' });
  });

  it('that has moved leads on before the fallback is asked', () => {
    expect(read([fallback], '/en/results/soccer/team/ajax/1a/schedule', english)).toMatchObject({
      kind: 'redirect',
      redirect: '/en/results/soccer/team/ajax/1a/matches',
    });
  });

  it('that nobody claims is missing', () => {
    expect(read([home, robots], '/x')).toEqual({ kind: 'missing' });
  });

  it.each(['//evil.example', '/a/../b', '/tema/100%25'])('that is not safe is missing: %s', (pathname) => {
    expect(read([fallback], pathname)).toEqual({ kind: 'missing' });
  });
});

describe('a route', () => {
  it('may say that an address of its own is missing: no other is asked', () => {
    const strict = endpointRoute({ name: 'strict', file: 'strict', resolve: () => missing });

    expect(read([strict, fallback], '/x')).toEqual({ kind: 'missing' });
  });

  it('may not lead to the file of another route', () => {
    const wrong = endpointRoute({ name: 'wrong', file: 'wrong/[id]', resolve: () => 'robots' });

    expect(() => read([wrong], '/x')).toThrow('robots is no path of wrong/[id]');
  });
});
