import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { brands } from '@cancha/brands/brands';
import type { Site } from '@cancha/brands/Site';
import { problemHeader } from '../server/problemHeader';
import { createProxy } from './createProxy';

const origin = 'http://localhost:4001';
const mexico: Site = { ...brands.fca, id: 'mx', prefix: '/mx' };
const mexicans: Site = { ...brands.fca, id: 'mx-us', prefix: '/mx/us' };

function ask(address: string, sites: readonly Site[] = [brands.fca], headers: Record<string, string> = {}) {
  return createProxy(sites)(new NextRequest(origin + address, { headers }));
}
const rewriteOf = (...args: Parameters<typeof ask>) => ask(...args).headers.get('x-middleware-rewrite');

describe('the proxy', () => {
  it('rewrites on the host it was asked at, or Next would fetch the page over the network', () => {
    expect(rewriteOf('/tema/mls?page=2')).toBe(`${origin}/fca/topic/mls/2`);
  });

  it('leaves the query of the reader out of the page, which is one for all', () => {
    expect(rewriteOf('/?utm_source=x')).toBe(`${origin}/fca/home`);
    expect(rewriteOf('/ultimas-noticias?page=2&utm_source=x')).toBe(`${origin}/fca/latest/2`);
  });

  it('keeps an escaped question mark in the path', () => {
    expect(rewriteOf('/tema/a%3Fb')).toBe(`${origin}/fca/topic/a%3Fb/1`);
  });

  it('sends a first page with a number to the one without, for good', () => {
    const answer = ask('/tema/mls?page=1&a=b');

    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`${origin}/tema/mls?a=b`);
  });

  it('shows the problem page it is asked for by header, and only the two there are', () => {
    const withProblem = (problem: string) => rewriteOf('/', [brands.fca], { [problemHeader]: problem });

    expect(withProblem('notFound')).toBe(`${origin}/fca/problem/notFound`);
    expect(withProblem('serverError')).toBe(`${origin}/fca/problem/serverError`);
    expect(withProblem('../../x')).toBe(`${origin}/fca/problem/serverError`);
  });

  it('chooses the site by the longest prefix that is a whole segment', () => {
    const sites = [brands.fca, mexico, mexicans];

    expect(rewriteOf('/mx/us/trending', sites)).toBe(`${origin}/mx-us/trending/1`);
    expect(rewriteOf('/mx/trending', sites)).toBe(`${origin}/mx/trending/1`);
    expect(rewriteOf('/mx', sites)).toBe(`${origin}/mx/home`);
    expect(rewriteOf('/mxx', sites)).toBe(`${origin}/fca/1/mxx`);
  });

  it('has nothing for an address of no site', () => {
    expect(ask('/trending', [mexico]).status).toBe(404);
  });
});
