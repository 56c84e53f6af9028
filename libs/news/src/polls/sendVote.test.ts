import { startServer } from '@cancha/data-access/testing/startServer';
import { expect, it } from 'vitest';
import { sendVote } from './sendVote';

async function answered(status: number, body: string, headers: Record<string, string> = {}) {
  const server = await startServer((_, response) => response.writeHead(status, headers).end(body));
  return sendVote({ form: { action: server.url, fields: {} } }, 'a');
}

it.each([
  [200, '{"outcome":"voted","options":null,"votes":null}', 'voted'],
  [429, '<!doctype html>', 'failure'],
  [500, '<!doctype html>', 'failure'],
  [500, '{"outcome":"voted"}', 'failure'],
  [200, '<!doctype html>', 'failure'],
  [200, 'false', 'failure'],
  [200, 'null', 'failure'],
  [200, '{}', 'failure'],
])('%i %s is %s', async (status, body, outcome) => {
  expect(await answered(status, body)).toMatchObject({ outcome, waitMinutes: null });
});

it.each(['{"outcome":"tooMany","options":null,"votes":null}', '{"outcome":"voted"}', '<!doctype html>'])(
  'a 429 that says how long is told with the minutes: %s',
  async (body) => {
    const answer = await answered(429, body, { 'retry-after': '599' });
    expect(answer).toMatchObject({ outcome: 'tooMany', options: null, waitMinutes: 10 });
  },
);
