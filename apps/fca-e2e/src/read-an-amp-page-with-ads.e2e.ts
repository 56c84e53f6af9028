import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { findBarriers } from '@cancha/e2e/findBarriers';
import { measureShift } from '@cancha/e2e/measureShift';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { scrollThrough } from '@cancha/e2e/scrollThrough';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { validateAmp } from '@cancha/e2e/validateAmp';
import { expect, test, type Page } from '@playwright/test';
import { article, backendOrigin } from './addresses';
import { startAdServer, type AdServer } from './startAdServer';
import { words } from './words';

const runtime = readFileSync(path.join(import.meta.dirname, 'ampRuntime.standIn.js'), 'utf8');

let rows: AdServer;
let app: RunningApp;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  rows = await startAdServer();
  app = await startApp({ name: 'fca', backend: backendOrigin, settings: { SERVICE_ROWS: rows.rows } });
});
test.afterAll(async () => {
  await app.stop();
  rows.close();
});

/** The page with AMP's scripts from here. Says for which ad units it was asked. */
async function readAmp(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://cdn.ampproject.org/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().endsWith('/v0.js') ? runtime : '',
    }),
  );
  await page.route('https://securepubads.g.doubleclick.net/**', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('slot') ?? '');
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  return asked;
}
async function open(page: Page, term = 'fill'): Promise<void> {
  await page.goto(`${app.origin}/amp${article}?utm_term=${term}`);
  await expect(page.locator('html[data-amp-answered]')).toBeAttached();
}
const notice = (page: Page) => page.getByRole('region', { name: words.consent.title });
const choose = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true }).click();
const house = (page: Page) => page.locator('.room .house:visible');

test('is valid, and asks nobody for an ad before a choice', async ({ page }) => {
  const asked = await readAmp(page);
  await open(page);
  expect(validateAmp((await requestRaw(app.origin, `/amp${article}`)).body)).toEqual([]);
  await expect(notice(page)).toBeVisible();
  await scrollThrough(page);
  expect(await house(page).count()).toBeGreaterThan(1);
  expect(await findBarriers(page)).toEqual([]);
  expect(asked).toEqual([]);
  // At its end the page goes on above the notice.
  const box = (await notice(page).boundingBox())!;
  const choices = (await page.getByRole('button', { name: words.consent.settings }).boundingBox())!;
  expect(choices.y + choices.height).toBeLessThanOrEqual(box.y);
});

test('a refusal holds, can be changed, and so can that', async ({ page }) => {
  const asked = await readAmp(page);
  await open(page);
  await choose(page, words.consent.refuse);
  await expect(notice(page)).toBeHidden();
  await open(page);
  await expect(notice(page)).toBeHidden();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: words.consent.settings }).click();
  await choose(page, words.consent.accept);
  await open(page);
  await expect(page.locator('amp-ad iframe').first()).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['/1234/site/box', '/1234/site/leaderboard']));
  await page.getByRole('button', { name: words.consent.settings }).click();
  await choose(page, words.consent.refuse);
  asked.length = 0;
  await open(page);
  await expect(notice(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test('Global Privacy Control refuses, also what was allowed before', async ({ page }) => {
  const asked = await readAmp(page);
  await open(page);
  await choose(page, words.consent.accept);
  await expect(page.locator('amp-ad iframe').first()).toBeVisible();
  asked.length = 0;
  // As such a browser sends it; none lets a test set it.
  await page.route('**/api/amp-consent', async (route) => {
    const headers = { ...(await route.request().allHeaders()), 'sec-gpc': '1' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  await open(page);
  await expect(notice(page)).toBeHidden();
  await page.getByRole('button', { name: words.consent.settings }).click();
  await choose(page, words.consent.accept);
  await open(page);

  expect(asked).toEqual([]);
  await expect(page.locator('amp-ad iframe')).toHaveCount(0);
});

test('nothing moves when ads come, nor when none does, and no place is empty', async ({ browser }) => {
  for (const [width, term] of [
    [390, 'fill'],
    [390, 'empty'],
    [320, 'empty'],
    [768, 'fill'],
    [1280, 'empty'],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await readAmp(page);
    const expectShift = await measureShift(page);
    await open(page, term);
    await choose(page, words.consent.accept);
    await scrollThrough(page);
    await expectShift(0, `${width} px, ${term}`);
    await expectNoOverflow(page);
    const empty = await page.evaluate(
      () =>
        [...document.querySelectorAll('.room')].filter(
          (room) =>
            room.checkVisibility() &&
            ![...room.querySelectorAll('iframe, .house')].some((part) => part.checkVisibility()),
        ).length,
    );
    expect(empty, `${width} px, ${term}`).toBe(0);
    await page.close();
  }
});

test('a copy in a cache of AMP may ask, and another site may not', async ({ request }) => {
  const ask = (origin: string) =>
    request.post(`${app.origin}/api/amp-consent`, { headers: { origin, 'sec-gpc': '1' }, data: '{}' });
  const cache = 'https://127-0-0-1.cdn.ampproject.org';
  const answer = await ask(cache);

  expect(await answer.json()).toEqual({ consentRequired: true, consentStateValue: 'rejected' });
  expect(answer.headers()['access-control-allow-origin']).toBe(cache);
  expect((await ask('https://other.example')).status()).toBe(403);
});
