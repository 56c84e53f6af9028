import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { runLoad } from './runLoad.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

const acceptEncoding = 'gzip';

async function serve(status: number, seen: Map<string, number>): Promise<string> {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const isAsked = request.headers['accept-encoding'] === acceptEncoding;
    seen.set(path, (seen.get(path) ?? 0) + 1);
    response
      .writeHead(isAsked ? status : 406, { 'X-Nextjs-Cache': path === '/cached' ? 'HIT' : 'MISS' })
      .end('x');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('runLoad', () => {
  it('asks for every page about as often', async () => {
    const seen = new Map<string, number>();
    const paths = Array.from({ length: 12 }, (_, i) => `/${i}`);
    const address = await serve(200, seen);
    const load = await runLoad({ address, acceptEncoding, paths, connections: 10, seconds: 1 });

    expect([...seen.keys()].sort()).toEqual(paths.toSorted());
    // Each of the ten connections goes round and round: at the end they are somewhere in a round.
    expect(Math.max(...seen.values()) - Math.min(...seen.values())).toBeLessThanOrEqual(10);
    expect(load).toMatchObject({ fromCache: 0 });
    expect(load.answers).toBeGreaterThan(10);
  });

  it('counts the answers that come from the page cache', async () => {
    const address = await serve(200, new Map());
    const load = await runLoad({ address, acceptEncoding, paths: ['/cached'], connections: 1, seconds: 1 });
    expect(load.fromCache).toBeGreaterThanOrEqual(load.answers);
  });

  it('gives no figures for a server that fails', async () => {
    const address = await serve(500, new Map());
    await expect(
      runLoad({ address, acceptEncoding, paths: ['/'], connections: 10, seconds: 1 }),
    ).rejects.toThrow('requests failed');
  });
});
