import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux (from 32768) and others (from 49152) give to connections that go out. */
const [first, end] = [20_000, 32_000];

/**
 * A port of 127.0.0.1 that nobody listens on. The system is not asked for one: it would choose among those of outgoing
 * connections, and a browser that opens hundreds of them takes it before the server that it was meant for.
 */
export async function takeFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, end);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      // Taken.
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
