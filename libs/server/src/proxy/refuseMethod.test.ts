import type { Route } from '@cancha/site/routes/Route';
import { pageRoute } from '@cancha/site/routes/routeBuilders';
import { aServedSite } from '@cancha/site/testing/aServedSite';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { createProxy } from './createProxy';

const origin = 'http://localhost:4001';
const check = vi.fn(async () => undefined);
const routes: readonly Route[] = [pageRoute({ name: 'home', file: 'home', check })];
const send = (method: string, address = '/') =>
  createProxy(
    [{ ...aServedSite, site: { ...aServedSite.site, origin } }],
    routes,
  )(new NextRequest(origin + address, { method, headers: { host: 'localhost:4001' } }));

describe('a method', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY'])(
    '%s is refused, whatever is there',
    async (method) => {
      for (const address of ['/', '/nada']) {
        const answer = await send(method, address);
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
      }
      expect(check).not.toHaveBeenCalled();
    },
  );

  it('is told to who asks for those there are', async () => {
    const answer = await send('OPTIONS');
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST']);
  });

  it.each(['GET', 'HEAD'])('%s is one that reads', async (method) => {
    expect((await send(method)).headers.get('x-middleware-request-x-internal-path')).toBe('/fca/home');
  });
});
