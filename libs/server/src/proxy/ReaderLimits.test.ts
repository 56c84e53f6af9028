import { clientAddressHeader } from '@cancha/site/forms/clientAddressHeader';
import { aServedSite } from '@cancha/site/testing/aServedSite';
import { endpointRoute, pageRoute } from '@cancha/site/routes/routeBuilders';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProxy } from './createProxy';

const origin = 'http://localhost:4001';
const routes = [
  pageRoute({ name: 'home', file: 'home' }),
  endpointRoute({
    ...{ name: 'picture', file: 'picture', perMinute: 2 },
    resolve: ({ pathname }) => (pathname.startsWith('/picture') ? 'picture' : null),
  }),
];

function open() {
  const proxy = createProxy([{ ...aServedSite, site: { ...aServedSite.site, origin } }], routes);
  return async (address: string, reader: string, more: Record<string, string> = {}) => {
    const headers = { host: 'localhost:4001', [clientAddressHeader]: reader, ...more };
    return proxy(new NextRequest(origin + address, { headers }));
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is asked for as often as its route says, by one address, until a minute has passed', async () => {
  const ask = open();
  await ask('/picture/1', '203.0.113.7');
  await ask('/picture/2', '203.0.113.7');
  const refused = await ask('/picture/3', '203.0.113.7', { 'x-forwarded-for': '198.51.100.1' });

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await ask('/picture/3', '203.0.113.8')).status).toBe(200);
  expect((await ask('/', '203.0.113.7')).status).toBe(200);
  vi.advanceTimersByTime(60_000);
  expect((await ask('/picture/3', '203.0.113.7')).status).toBe(200);
});
