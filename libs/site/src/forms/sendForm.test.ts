import { startServer } from '@cancha/data-access/testing/startServer';
import { afterEach, expect, it, vi } from 'vitest';
import { sendForm, type SendFormLabels } from './sendForm';

const labels = { failure: 'No se pudo enviar', tooMany: 'Espera {minutes} min' } as SendFormLabels;

afterEach(() => vi.unstubAllGlobals());

async function answered(status: number, body: string, headers: Record<string, string> = {}) {
  const server = await startServer((_, response) => response.writeHead(status, headers).end(body));
  // Node has no forms: an empty one is all that is read of it here.
  vi.stubGlobal('FormData', function emptyForm() {
    return [];
  });
  const form = { action: server.url } as HTMLFormElement;
  return sendForm({ form, rules: [], labels, sent: { body: '', key: '' } });
}

it('is sent when the site says so', async () => {
  expect(await answered(200, '{"sent":true,"problem":null}')).toBeNull();
});

it('says what the site says', async () => {
  const problem = { message: 'Demasiados', errors: {} };
  expect(await answered(429, JSON.stringify({ sent: false, problem }))).toEqual(problem);
});

it.each([
  [500, '{}'],
  [500, '{"sent":true}'],
  [200, 'false'],
  [200, 'null'],
  [429, '{"problem":"slow down"}'],
  [200, '{"sent":"no"}'],
  [200, '{"sent":tr'],
  [200, '<!doctype html><p>Log in'],
  [429, '<!doctype html><p>Slow down'],
  [500, '<!doctype html><p>Bad gateway'],
])('%i %s is a failure with its words', async (status, body) => {
  expect(await answered(status, body)).toEqual({ message: labels.failure, errors: {} });
});

it('a 429 of another that says how long is told with the minutes', async () => {
  const headers = { 'retry-after': '120' };
  expect(await answered(429, '<!doctype html>', headers)).toEqual({ message: 'Espera 2 min', errors: {} });
});
