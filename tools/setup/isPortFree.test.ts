import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPortFree } from './isPortFree.mjs';

let server: Server;
async function take(host: string): Promise<number> {
  server = createServer().listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
afterEach(() => void server.close());

describe('isPortFree', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('sees who listens on %s, and that they left', async (host) => {
    const port = await take(host);
    expect(await isPortFree(port)).toBe(false);

    server.close();
    await once(server, 'close');
    expect(await isPortFree(port)).toBe(true);
  });
});
