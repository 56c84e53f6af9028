import { startServer } from '@cancha/data-access/testing/startServer';
import { describe, expect, it } from 'vitest';
import { sendSignUp } from './sendSignUp';

async function answered(status: number, body: string, headers: Record<string, string> = {}) {
  const server = await startServer((_, response) => response.writeHead(status, headers).end(body));
  return sendSignUp(server.url, 'ana@example.com');
}

describe('what comes of an address', () => {
  it.each([
    [200, 'success'],
    [200, 'alreadyRegistered'],
    [503, 'failure'],
  ])('%i %s is what the site says', async (status, outcome) => {
    expect(await answered(status, JSON.stringify({ outcome }))).toEqual({ outcome, waitMinutes: null });
  });

  it.each(['{"outcome":"tooMany"}', '<!doctype html><p>Slow down'])(
    'a 429 that says how long is told with the minutes: %s',
    async (body) => {
      expect(await answered(429, body, { 'retry-after': '61' })).toEqual({
        outcome: 'tooMany',
        waitMinutes: 2,
      });
    },
  );

  it.each([
    [500, '<!doctype html><p>Bad gateway'],
    [429, '<!doctype html><p>Slow down'],
    [200, '<!doctype html><p>Log in to this network'],
    [200, 'false'],
    [200, 'null'],
    [500, '{}'],
    [200, '{"outcome":"toString"}'],
    [500, '{"outcome":"success"}'],
    [200, ''],
    [200, '{"outcome":"succ'],
    [429, '{"outcome":"tooMany"}'],
    [429, '{"outcome":"success"}'],
  ])('%i %s is a failure', async (status, body) => {
    await expect(answered(status, body)).rejects.toThrow();
  });
});
