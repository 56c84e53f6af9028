import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { runLoad } from './runLoad.mjs';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function serve(status: number, seen: Map<string, number>): Promise<string> {
  server = createServer((request, response) => {
    const key = `${request.url} ${request.headers.cookie ?? 'no cookie'}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
    response
      .writeHead(status, request.headers.cookie ? { 'Cache-Control': 'private, no-store' } : {})
      .end('x');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('runLoad', () => {
  it('asks for every page about as often, each time with the headers', async () => {
    const seen = new Map<string, number>();
    const paths = Array.from({ length: 12 }, (_, i) => `/${i}`);
    const address = await serve(200, seen);
    const load = await runLoad({ address, paths, headers: { Cookie: 'a=b' }, seconds: 1 });

    expect([...seen.keys()].sort()).toEqual(paths.map((path) => `${path} a=b`).sort());
    // Each of the ten connections goes round and round: at the end they are somewhere in a round.
    expect(Math.max(...seen.values()) - Math.min(...seen.values())).toBeLessThanOrEqual(10);
    expect(load.unstorable).toBeGreaterThanOrEqual(load.answers);
    expect(load.p50).toBeLessThanOrEqual(load.p99);
  });

  it('does not count answers that a cache may keep', async () => {
    const address = await serve(200, new Map());
    const load = await runLoad({ address, paths: ['/'], headers: {}, seconds: 1 });
    expect(load).toMatchObject({ failures: 0, unstorable: 0 });
    expect(load.answers).toBeGreaterThan(10);
  });

  it('gives no figures for a server that fails', async () => {
    const address = await serve(500, new Map());
    await expect(runLoad({ address, paths: ['/'], headers: {}, seconds: 1 })).rejects.toThrow(
      'requests failed',
    );
  });
});
