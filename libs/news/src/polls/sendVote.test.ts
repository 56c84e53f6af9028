import { startServer } from '@cancha/data-access/testing/startServer';
import { expect, it } from 'vitest';
import { sendVote } from './sendVote';

async function answered(status: number, body: string) {
  const server = await startServer((_, response) => response.writeHead(status).end(body));
  const { outcome } = await sendVote({ form: { action: server.url, fields: {} } }, 'a');
  return outcome;
}

it.each([
  [200, '{"outcome":"voted","options":null,"votes":null}', 'voted'],
  [429, '{"outcome":"tooMany","options":null,"votes":null}', 'tooMany'],
  [429, '<!doctype html>', 'failure'],
  [500, '<!doctype html>', 'failure'],
  [500, '{"outcome":"voted"}', 'failure'],
  [200, '<!doctype html>', 'failure'],
  [200, 'false', 'failure'],
  [200, 'null', 'failure'],
  [200, '{}', 'failure'],
])('%i %s is %s', async (status, body, outcome) => {
  expect(await answered(status, body)).toBe(outcome);
});
