import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConnectionQueue } from './ConnectionQueue';

const queue = new ConnectionQueue({ connections: 20, ms: 50 });
const clients: Socket[] = [];
const server = createServer((socket) => socket.resume());

beforeEach(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await once(server.close(), 'close');
});

/** Has so many clients wait at the door. */
function come(count: number): void {
  const { port } = server.address() as AddressInfo;
  for (let i = 0; i < count; i++) clients.push(connect(port, '127.0.0.1').on('error', () => undefined));
}

/** Works at each turn of the loop, as renderings do, and says whether the queue was long at the end of one. */
async function work(turns: number, ms: number): Promise<boolean> {
  let wasLong = false;
  for (let turn = 0; turn < turns; turn++) {
    const end = performance.now() + ms;
    while (performance.now() < end);
    await new Promise(setImmediate);
    wasLong ||= queue.isLong;
  }
  return wasLong;
}

const connectionsTaken = async () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

describe('the queue of connections', () => {
  it('is long while a process that works is come to faster than it takes, and no longer', async () => {
    come(60);
    expect(await work(40, 5)).toBe(true);
    await expect.poll(connectionsTaken).toBe(60);
    await expect.poll(() => queue.isLong).toBe(false);
  });

  it('is not long when as many come to a process that rests', async () => {
    let wasLong = false;
    for (let i = 0; i < 30; i++) {
      come(2);
      await new Promise((resolve) => setTimeout(resolve, 5));
      wasLong ||= queue.isLong;
    }

    expect(wasLong).toBe(false);
  });

  it('is not long when a few come to a process that is slow', async () => {
    come(10);

    expect(await work(15, 20)).toBe(false);
  });
});
