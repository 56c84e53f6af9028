import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import type { Site } from '@cancha/brands/Site';
import { problemHeader, problemPathHeader } from '../problemHeader';
import { aServedSite } from '@cancha/site/testing/aServedSite';
import { createProxy } from './createProxy';

const origin = 'http://localhost:4001';
const fca: Site = { ...aServedSite.site, origin };
const mexico: Site = { ...fca, id: 'mx', prefix: '/mx' };
const peru: Site = { ...fca, id: 'pe', origin: 'https://peru.example', prefix: '' };

function ask(address: string, rows: readonly Site[] = [fca], headers: Record<string, string> = {}) {
  const [first = aServedSite, ...rest] = rows.map((site) => ({ ...aServedSite, site }));
  const host = headers['host'] ?? 'localhost:4001';
  return createProxy([first, ...rest])(new NextRequest(origin + address, { headers: { host, ...headers } }));
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
    const withProblem = (problem: string) => rewriteOf('/', [fca], { [problemHeader]: problem });

    expect(withProblem('notFound')).toBe(`${origin}/fca/problem/notFound`);
    expect(withProblem('serverError')).toBe(`${origin}/fca/problem/serverError`);
    expect(withProblem('../../x')).toBe(`${origin}/fca/problem/serverError`);
  });

  it('explains a problem in the words of the edition whose address has it', () => {
    const at = (path: string) =>
      rewriteOf('/', [fca, mexico], { [problemHeader]: 'notFound', [problemPathHeader]: path });

    expect(at('/mx/no-existe')).toBe(`${origin}/mx/problem/notFound`);
    expect(at('/no-existe')).toBe(`${origin}/fca/problem/notFound`);
    expect(at('/mx%ff')).toBe(`${origin}/fca/problem/notFound`);
    expect(at('/es/no-existe')).toBe(`${origin}/fca/problem/notFound`);
  });

  it('chooses the site by host and prefix', () => {
    const sites = [fca, mexico, peru];

    expect(rewriteOf('/mx/trending', sites)).toBe(`${origin}/mx/trending/1`);
    expect(rewriteOf('/mx', sites)).toBe(`${origin}/mx/home`);
    expect(rewriteOf('/mxx', sites)).toBe(`${origin}/fca/1/mxx`);
    expect(rewriteOf('/trending', sites, { host: 'peru.example' })).toBe(`${origin}/pe/trending/1`);
  });

  it('sends the reader of an edition that there is not to the page without it, for now', () => {
    const answer = ask('/es/tema/mls?utm_source=x');

    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(`${origin}/tema/mls?utm_source=x`);
  });
});
