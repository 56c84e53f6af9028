import { startServer } from '@cancha/data-access/testing/startServer';
import { afterEach, expect, it, vi } from 'vitest';
import { sendForm, type SendFormLabels } from './sendForm';

const labels = { failure: 'No se pudo enviar' } as SendFormLabels;

afterEach(() => vi.unstubAllGlobals());

async function answered(status: number, body: string) {
  const server = await startServer((_, response) => response.writeHead(status).end(body));
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
])('%i %s is a failure with its words', async (status, body) => {
  expect(await answered(status, body)).toEqual({ message: labels.failure, errors: {} });
});

it.each([200, 429, 500])(
  '%i with the page of another throws, which the form says as a failure',
  async (status) => {
    await expect(answered(status, '<!doctype html><p>Log in')).rejects.toThrow();
  },
);
