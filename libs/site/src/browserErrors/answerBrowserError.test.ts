import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteContext } from '../context/SiteContext';
import { testContext } from '../testing/testContext';
import { answerBrowserError } from './answerBrowserError';
import { takeBrowserErrors, type TakeBrowserError } from './browserErrorTaker';

vi.mock('../context/SiteContext', () => ({ getSiteContext: vi.fn() }));

const take = vi.fn<TakeBrowserError>();
beforeEach(() => {
  for (const name of ['errors-limits', 'browser-errors'])
    Reflect.deleteProperty(globalThis, Symbol.for(`cancha.${name}`));
  take.mockReset();
  takeBrowserErrors(take);
  vi.mocked(getSiteContext).mockResolvedValue(testContext());
});

const error = {
  name: 'TypeError',
  message: 'x is null',
  stack: 'at https://fca.example/a.js:1:2',
  path: '/',
};

const post = (body: string | object = error, headers: Record<string, string> = {}) =>
  answerBrowserError(
    new Request('http://127.0.0.1/fca/errors', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    { params: Promise.resolve({ site: 'fca' }) },
  );

describe('an error of a browser', () => {
  it('is taken with its site and its page', async () => {
    expect((await post()).status).toBe(204);
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ name: 'TypeError', message: 'x is null' }), {
      site: 'fca',
      path: '/',
      runsIn: 'browser',
    });
    expect(take.mock.calls[0]?.[0].stack).toBe(error.stack);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', { ...error, cookie: 'a=b' }],
    ['a field that is missing', { ...error, stack: undefined }],
    ['no path', { ...error, path: 'https://elsewhere.example/' }],
    ['too long a text', { ...error, message: 'x'.repeat(501) }],
  ])('with %s is refused', async (_, body) => {
    expect((await post(body)).status).toBe(400);
    expect(take).not.toHaveBeenCalled();
  });

  it('is refused from other sites, in a megabyte, and again and again', async () => {
    expect((await post(error, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('x'.repeat(1_000_000))).status).toBe(413);
    const headers = { 'x-client-address': '192.0.2.1' };
    const statuses = [];
    for (let i = 0; i < 40; i++) statuses.push((await post(error, headers)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is for nobody where errors are not reported', async () => {
    Reflect.deleteProperty(globalThis, Symbol.for('cancha.browser-errors'));
    expect((await post()).status).toBe(404);
  });
});
