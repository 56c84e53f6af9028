import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RequestsUnderWay } from './RequestsUnderWay';

let now = 0;
const underWay = new RequestsUnderWay(16, () => now);
const waiting: ServerResponse[] = [];
const server = createServer((_, response) => void waiting.push(response));

beforeEach(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')));
afterEach(async () => {
  await answerAll();
  await once(server.close(), 'close');
});

/** Sends so many requests that nobody answers. */
async function send(count: number, { method = 'GET', path = '/' } = {}): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const before = waiting.length;
  for (let sent = 0; sent < count; sent++) {
    request({ port, method, path, agent: false }, (answer) => answer.resume()).end();
  }
  await expect.poll(() => waiting.length).toBe(before + count);
}

async function answerAll(): Promise<void> {
  await Promise.all(
    waiting.splice(0).map((response) => {
      const closed = once(response, 'close');
      response.end();
      return closed;
    }),
  );
}

describe('a process', () => {
  it('is busy from 17 pages on, overloaded from 33, and neither when they are answered', async () => {
    await send(16);
    expect(underWay.isBusy).toBe(false);
    await send(1);
    expect([underWay.isBusy, underWay.isOverloaded]).toEqual([true, false]);
    await send(16);
    expect(underWay.isOverloaded).toBe(true);

    await answerAll();
    expect([underWay.isBusy, underWay.isOverloaded]).toEqual([false, false]);
  });

  it('is busy with a few for five seconds after it was overloaded', async () => {
    await send(33);
    expect(underWay.isOverloaded).toBe(true);
    await answerAll();
    await send(5);
    now += 4_999;
    expect(underWay.isBusy).toBe(true);

    now += 1;
    expect(underWay.isBusy).toBe(false);
  });

  it.each([
    ['forms', { method: 'POST' }],
    ['files', { path: '/_next/static/a.js' }],
  ])('is not busy with %s', async (_, what) => {
    await send(70, what);

    expect(underWay.isBusy).toBe(false);
  });
});
