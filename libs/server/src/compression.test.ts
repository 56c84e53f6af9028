import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask } from '@cancha/site/testing/ask';
import { document, startWith, streamed, whole } from '@cancha/site/testing/fakeNext';

describe('compression', () => {
  it.each([
    ['a page', whole(200, document('Nota')), 200, document('Nota')],
    [
      'a streamed page',
      streamed(200, [document('Nota'), 'x'.repeat(500_000)]),
      200,
      document('Nota') + 'x'.repeat(500_000),
    ],
    ['a problem', whole(404, 'x'), 404, document('Problema notFound')],
    [
      'a problem whose first document was long',
      whole(404, document('x')),
      404,
      document('Problema notFound'),
    ],
    [
      'a problem whose first document was streamed',
      streamed(500, [document('x'), 'y']),
      500,
      document('Problema serverError'),
    ],
  ])('of %s is done once', async (_, first, status, text) => {
    const { url } = await startWith(first);
    const answer = await ask(url, '/x', { headers: { 'Accept-Encoding': 'gzip' } });

    expect([answer.status, answer.headers['content-encoding']]).toEqual([status, 'gzip']);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(gunzipSync(answer.body).toString()).toBe(text);
  });

  it('is left out for who does not ask for it', async () => {
    const { url } = await startWith(streamed(404, [document('x')]));
    const { headers, body } = await ask(url, '/x', { headers: { 'Accept-Encoding': 'identity' } });

    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(document('Problema notFound'));
  });
});
