import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { ignoreRanges } from './ignoreRanges';

it('has every file sent whole', async () => {
  ignoreRanges();
  const seen: unknown[] = [];
  const server = createServer((asked, response) => {
    seen.push([asked.headers.range, asked.headers.accept]);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, headers: { range: 'bytes=9-1,-', accept: 'text/css' } }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  server.close();

  expect(seen).toEqual([[undefined, 'text/css']]);
});
