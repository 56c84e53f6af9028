import { expect, test } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { appOrigin } from './addresses';
import { readHead } from '@cancha/e2e/readHead';
import { requestRaw, type RawAnswer } from '@cancha/e2e/requestRaw';
import { words } from './words';

const quickMs = 1_000;
/** Pages are made anew after two seconds. */
const renewedMs = 2_500;

const ask = (path: string, options?: Parameters<typeof requestRaw>[2]) =>
  requestRaw(appOrigin, path, options);

function expectNotFound({ status, headers, body }: RawAnswer): void {
  const { title, robots } = readHead(body);
  expect(status).toBe(404);
  expect(headers['content-type']).toContain('text/html');
  expect(title).toContain(words.notFound.title);
  expect(robots).toContain('noindex');
  const [, main = ''] = body.split('<main');
  expect(main).toMatch(new RegExp(`<h1[^>]*>${words.notFound.title}</h1>`));
  expect(main).toContain(words.notFound.text);
  expect(main).toMatch(new RegExp(`<a href="/"[^>]*>${words.homepage}</a>`));
}

test.beforeAll(async () => {
  await ask('/the-first-miss-makes-the-page');
});

test.describe('a reader at an address that does not exist learns so, with or without JavaScript', () => {
  const addresses = [
    ['a broken escape', '/tema/%C3'],
    ['a lone percent sign', '/%'],
    ['an escaped zero byte', '/%00'],
    ['an escaped slash', '/tema/a%2Fb'],
    ['page 0', '/mundial-2026?page=0'],
    ['page -1', '/mundial-2026?page=-1'],
    ['page abc', '/mundial-2026?page=abc'],
    ['page 1.5', '/mundial-2026?page=1.5'],
    ['page 01', '/mundial-2026?page=01'],
    ['an empty page', '/mundial-2026?page='],
    ['two pages at once', '/mundial-2026?page=2&page=3'],
    ['a page past the end of a section', '/mundial-2026?page=99'],
    ['a page past the end of a topic', '/tema/mundial-2026?page=99'],
    ['a page past the end of an author', '/staff/mesa-mundial?page=99'],
    ['a page past the end of a country', '/honduras?page=99'],
    ['a page past the end of the latest news', '/ultimas-noticias?page=99'],
    ['an unknown path', '/no-existe'],
    ['an unknown article', '/mundial-2026/no-existe-20260101-9999.html'],
    ['an unknown topic', '/tema/no-existe'],
    ['an unknown author', '/staff/no-existe'],
    ['an internal path', '/fca/home'],
    ['an internal path of a list', '/fca/latest/1'],
    ['an internal path of a problem', '/fca/problem/serverError'],
    ['a topic in another language', '/topic/mls'],
  ] as const;
  for (const [what, path] of addresses) {
    test(`${what}: ${path}`, async () => {
      expectNotFound(await ask(path));
      // A busy machine may keep one answer waiting.
      await expect.poll(async () => (await ask(path)).ms).toBeLessThan(quickMs);
    });
  }
});

test('a file that is not there is missing as well', async () => {
  for (const path of ['/_next/no-existe.js', '/brand/no-existe.svg', '/fonts/no-existe.woff2']) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test('the not-found page keeps its title when it is made anew', async () => {
  await ask('/no-existe');
  await delay(renewedMs);
  await ask('/no-existe');
  await delay(renewedMs);

  expectNotFound(await ask('/no-existe'));
});

test('nobody outside can ask for a problem page by its header', async () => {
  const answer = await ask('/quienes-somos', { headers: { 'x-cancha-problem': 'serverError' } });

  expect(answer.status).toBe(200);
});

test('a reader without JavaScript gets the way home on the not-found page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: appOrigin });
  const page = await context.newPage();
  await page.goto('/no-existe');

  await expect(page.getByRole('heading', { level: 1, name: words.notFound.title })).toBeVisible();
  await page.getByRole('link', { name: words.homepage, exact: true }).click();

  await expect(page).toHaveTitle(words.homeTitle);
  await context.close();
});

test('the first page of a list has one address, without a number', async () => {
  const plain = await ask('/mundial-2026?page=1');
  const withOthers = await ask('/ultimas-noticias?page=1&utm_source=x');

  expect([plain.status, plain.headers['location']]).toEqual([308, '/mundial-2026']);
  expect([withOthers.status, withOthers.headers['location']]).toEqual([
    308,
    '/ultimas-noticias?utm_source=x',
  ]);
});

test('the most viewed answer with and without a slash, under one canonical address', async () => {
  const answers = await Promise.all([ask('/trending'), ask('/trending/')]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => readHead(body).canonical)).toEqual(Array(2).fill(`${appOrigin}/trending`));
});

test('an old address leads to the new one in one step', async () => {
  const moved = await ask('/noticias');
  const target = String(moved.headers['location']);

  expect(moved.status).toBe(301);
  expect(new URL(target, appOrigin).pathname).toBe('/ultimas-noticias');
  expect((await ask(target)).status).toBe(200);
});

test.describe('asked for its head only, a page answers as it would in full', () => {
  for (const [path, status] of [
    ['/', 200],
    ['/mundial-2026', 200],
    ['/no-existe', 404],
    ['/tema/%C3', 404],
    ['/mundial-2026?page=1', 308],
    ['/noticias', 301],
  ] as const) {
    test(`${path}: ${status}`, async () => {
      const answer = await ask(path, { method: 'HEAD' });

      expect(answer.status).toBe(status);
      expect(answer.body).toBe('');
    });
  }
});
