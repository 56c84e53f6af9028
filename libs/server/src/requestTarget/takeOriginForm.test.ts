import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { takeOriginForm } from './takeOriginForm';

it('makes a path of an absolute address, of the host that stands in it', async () => {
  takeOriginForm();
  const seen: unknown[] = [];
  const server = createServer((asked, response) => {
    seen.push([asked.url, asked.headers.host]);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  for (const path of ['/a?b', 'http://evil.example/a//?b']) {
    const asked = request({ port, path, headers: { host: 'our.example' } }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
  }
  server.close();

  expect(seen).toEqual([
    ['/a?b', 'our.example'],
    ['/a//?b', 'evil.example'],
  ]);
});
