import { startServer } from '@cancha/data-access/testing/startServer';
import { describe, expect, it } from 'vitest';
import { sendSignUp } from './sendSignUp';

async function answered(status: number, body: string) {
  const server = await startServer((_, response) => response.writeHead(status).end(body));
  return sendSignUp(server.url, 'ana@example.com');
}

describe('what comes of an address', () => {
  it.each([
    [200, 'success'],
    [200, 'alreadyRegistered'],
    [429, 'tooMany'],
    [503, 'failure'],
  ])('%i %s is what the site says', async (status, outcome) => {
    expect(await answered(status, JSON.stringify({ outcome }))).toBe(outcome);
  });

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
  ])('%i %s is a failure', async (status, body) => {
    await expect(answered(status, body)).rejects.toThrow();
  });
});
