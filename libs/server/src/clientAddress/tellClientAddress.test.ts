import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientAddressHeader } from '@cancha/site/forms/clientAddressHeader';
import { readProxies } from '@cancha/site/environment/readProxies';
import { expect, it } from 'vitest';
import { tellClientAddress } from './tellClientAddress';

it('is in every request before it is handled, whatever the client wrote there', async () => {
  const proxies = readProxies('127.0.0.1');
  if (typeof proxies === 'string') throw new Error(proxies);
  tellClientAddress(proxies);
  const seen: unknown[] = [];
  const server = createServer((asked, response) => {
    seen.push(asked.headers[clientAddressHeader]);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  for (const headers of [{}, { [clientAddressHeader]: '1.1.1.1' }, { 'X-Forwarded-For': '203.0.113.7' }]) {
    const asked = request({ port, headers }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
  }
  server.close();

  expect(seen).toEqual(['127.0.0.1', '127.0.0.1', '203.0.113.7']);
});
