import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { watchErrorsScript } from './watchErrorsScript';

const origin = 'https://fca.example';

/** As much of a browser as the script uses, and what it has sent. */
function openPage() {
  const heard = new Map<string, (event: object) => void>();
  const sent: Blob[] = [];
  const here = {
    Error,
    Blob,
    location: { origin, pathname: '/tema/gol', search: '?page=2' },
    navigator: {
      sendBeacon: (address: string, body: Blob) => address === '/api/errors' && sent.push(body),
    },
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
  };
  // As the page has it: text, which knows nothing of the module it is from.
  runInNewContext(watchErrorsScript('/api/errors'), here);
  return {
    hear: (name: string, event: object = {}) => heard.get(name)?.(event),
    told: async () => Promise.all(sent.map(async (body) => JSON.parse(await body.text()) as object)),
  };
}

const failure = (message: string, stack = `at ${origin}/_next/list.js:1:2`) =>
  Object.assign(new TypeError(message), { stack });

describe('a page tells', () => {
  it('what failed, and where', async () => {
    const page = openPage();
    page.hear('error', { error: failure('x is not a function') });
    page.hear('unhandledrejection', { reason: failure('y is null') });

    expect(await page.told()).toMatchObject([
      { name: 'TypeError', message: 'x is not a function', path: '/tema/gol?page=2' },
      { message: 'y is null', stack: `at ${origin}/_next/list.js:1:2` },
    ]);
  });

  it('what is no error but was thrown, by its place', async () => {
    const page = openPage();
    page.hear('error', { error: 'no', message: 'x', filename: `${origin}/a.js`, lineno: 3, colno: 4 });

    expect(await page.told()).toMatchObject([{ message: 'no', stack: `at ${origin}/a.js:3:4` }]);
  });

  it('each error once, five at most, and long ones in part', async () => {
    const page = openPage();
    for (let i = 0; i < 20; i++) page.hear('error', { error: failure(`${i % 10}${'x'.repeat(9_000)}`) });

    const told = await page.told();
    expect(told).toHaveLength(5);
    for (const error of told) expect(JSON.stringify(error).length).toBeLessThan(5_000);
  });
});

describe('a page keeps to itself', () => {
  it.each([
    ['what an extension does', failure('x', `at f (chrome-extension://abc/x.js:1:2)\nat ${origin}/a.js:1:2`)],
    ['what a script of another site does', failure('x', 'at https://ads.example/x.js:1:2')],
    ['what a browser does not say', null],
  ])('%s', async (_, error) => {
    const page = openPage();
    page.hear('error', { error, message: 'Script error.', filename: '', lineno: 0, colno: 0 });

    expect(await page.told()).toEqual([]);
  });

  it('what fails because the reader leaves, until they come back', async () => {
    const page = openPage();
    page.hear('pagehide');
    page.hear('unhandledrejection', { reason: failure('Failed to fetch') });
    expect(await page.told()).toEqual([]);

    page.hear('pageshow');
    page.hear('unhandledrejection', { reason: failure('Failed to fetch') });
    expect(await page.told()).toHaveLength(1);
  });
});
