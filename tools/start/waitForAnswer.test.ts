import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { waitForAnswer } from './waitForAnswer.ts';

async function answering(statuses: number[]) {
  const server = createServer((_request, response) => {
    response.statusCode = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

describe('waitForAnswer', () => {
  it('waits through errors until the answer is 200', async () => {
    const { url, close } = await answering([503, 500, 200]);
    expect(await waitForAnswer(url, AbortSignal.timeout(5_000), 5)).toBe(true);
    close();
  });

  it('gives up when it is called off, though it is answered', async () => {
    const { url, close } = await answering([404]);
    expect(await waitForAnswer(url, AbortSignal.timeout(100), 5)).toBe(false);
    close();
  });

  it('gives up at once when it is called off between two questions', async () => {
    const startedAt = performance.now();
    expect(await waitForAnswer('http://127.0.0.1:9/', AbortSignal.timeout(50), 30_000)).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
