import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { findBarriers } from '@cancha/e2e/findBarriers';
import { openTab } from '@cancha/e2e/openTab';
import { measureShift } from '@cancha/e2e/measureShift';
import { scrollThrough } from '@cancha/e2e/scrollThrough';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Browser, type Page } from '@playwright/test';
import { article, backendOrigin } from './addresses';
import { startAdServer, type AdServer } from './startAdServer';
import { words } from './words';

const withAds = ['/', '/mundial-2026', '/ultimas-noticias', article];
const withoutAds = ['/info/privacidad', '/info/contacto', '/opciones-de-privacidad', '/temas', '/no-existe'];

let ads: AdServer;
let app: RunningApp;

// One app for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  ads = await startAdServer();
  const settings = { SERVICE_ROWS: ads.rows, DEPLOYMENT: 'preview', DRAFTS: 'off' };
  app = await startApp({ name: 'fca', backend: backendOrigin, settings });
});
test.afterAll(async () => {
  await app.stop();
  ads.close();
});

const filled = (page: Page) => page.locator('[data-ad-filled] iframe');
const notice = (page: Page) => page.getByRole('region', { name: words.consent.title });
const allow = (page: Page) => notice(page).getByRole('button', { name: words.consent.accept }).click();

/** Every place of an ad on this screen: its box, and what is to be seen in it. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-ad-slot]')].flatMap((slot) => {
      const { width, height } = slot.parentElement!.getBoundingClientRect();
      if (width === 0) return [];
      const isFilled = slot.dataset['adFilled'] !== undefined;
      const house = slot.parentElement!.querySelector('a')!;
      const isSeen = (element: Element) => getComputedStyle(element).visibility === 'visible';
      const sizes = slot.dataset['adSizes']!;
      return [{ id: slot.id, reserved: sizes === `${width}x${height}`, isFilled, house: isSeen(house) }];
    }),
  );

test('before a choice nobody is asked for an ad, and the house has every place', async ({
  firstVisit: page,
}) => {
  const hosts = new Set<string>();
  const errors: string[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  page.on('pageerror', ({ message }) => errors.push(message));
  const expectShift = await measureShift(page);
  for (const path of withAds) {
    await page.goto(app.origin + path, { waitUntil: 'networkidle' });
    const found = await places(page);
    expect(found.length, path).toBeGreaterThan(1);
    expect(new Set(found.map(({ id }) => id)).size, path).toBe(found.length);
    for (const place of found) expect(place, path).toMatchObject({ reserved: true, house: true });
    // As for every page: faces that come late move a flag or two.
    await expectShift(0.005, path);
  }
  expect(await findBarriers(page)).toEqual([]);
  for (const path of withoutAds) {
    await page.goto(app.origin + path);
    await expect(page.locator('[data-ad-slot]'), path).toHaveCount(0);
  }
  expect([...hosts].filter((host) => host !== app.origin && host !== backendOrigin)).toEqual([]);
  expect([ads.asked, errors]).toEqual([[], []]);
});

/** An article read to its end beside every kind of ad, in a window of its own. */
async function readBesideHostileAds(browser: Browser, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const expectShift = await measureShift(page);
  const address = `${app.origin}${article}?utm_term=each&utm_source=`;
  await page.goto(address, { waitUntil: 'networkidle' });
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await allow(page);
  await expect(notice(page)).toBeHidden();
  const noticeGone = await page.evaluate(() => {
    window.layoutShift!.total = 0;
    return document.documentElement.scrollHeight;
  });
  expect(noticeGone).toBeLessThan(before);
  await expect(filled(page).first()).toBeVisible();
  await scrollThrough(page);
  await expect(page.locator('iframe[data-word="endless"]')).toHaveCount(1);
  await expect(page.locator('iframe[data-word="endless"]')).toHaveCount(0);
  await expect(page.locator('[data-ad-filled] iframe[data-word="wide"]')).toHaveCount(1);
  await expect(page.locator('[data-ad-filled] iframe[data-word="late"]')).toHaveCount(1);

  const found = await places(page);
  for (const place of found) expect(place).toMatchObject({ reserved: true, house: !place.isFilled });
  await expectShift(0, `${width} px`);
  await expectNoOverflow(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(noticeGone);
  expect(page.url()).toBe(address);
  // Sent once for each.
  const asked = await page.evaluate(() =>
    (window as { gptStandIn?: { requests: { id: string }[] } }).gptStandIn!.requests.map(({ id }) => id),
  );
  expect(new Set(asked).size).toBe(asked.length);
  await page.close();
}

test('whatever an ad does, nothing moves, nothing is wider and no place is empty', async ({ browser }) => {
  await Promise.all([360, 768, 1280].map((width) => readBesideHostileAds(browser, width)));
});

test('a list that goes on has ads in what comes, and what is seen does not move', async ({
  firstVisit: page,
}) => {
  const expectShift = await measureShift(page);
  await page.goto(`${app.origin}/ultimas-noticias`, { waitUntil: 'networkidle' });
  await allow(page);
  await page.evaluate(() => void (window.layoutShift!.total = 0));
  await scrollThrough(page);
  await page.getByRole('button', { name: 'Más noticias' }).click();
  const next = page.locator('#ad-list-2');
  await next.scrollIntoViewIfNeeded();
  await expect(page.locator('#ad-list-2[data-ad-filled]')).toBeVisible();
  await expectShift(0, 'list');
});

test('ads go when the reader withdraws, and come back one to a place', async ({ page }) => {
  await page.goto(app.origin + article);
  await allow(page);
  await expect(filled(page).first()).toBeVisible();
  await page.goto(`${app.origin}/mundial-2026`);
  await expect(filled(page).first()).toBeVisible();
  await page.goBack();
  await expect(filled(page).first()).toBeVisible();
  for (const slot of await page.locator('[data-ad-slot]').all())
    expect(await slot.locator('iframe').count()).toBeLessThanOrEqual(1);

  await page.getByRole('contentinfo').getByRole('link', { name: words.consent.settings }).click();
  const dialog = page.getByRole('dialog', { name: words.consent.settings });
  await dialog.getByRole('switch', { name: words.consent.advertising }).press('Space');
  await expect(filled(page)).toHaveCount(0);
  await expect(page.locator('[data-ad-slot] iframe')).toHaveCount(0);
});

/** What a tab shows: how many places have an ad, and how many frames the fullest has. */
const inTab = `(() => {
  const slots = [...document.querySelectorAll('[data-ad-slot]')];
  return {
    at: location.pathname,
    isKept: window.isKept === true,
    filled: slots.filter((slot) => slot.dataset.adFilled !== undefined).length,
    most: Math.max(...slots.map((slot) => slot.querySelectorAll('iframe').length)),
    defined: window.gptStandIn?.defined.size ?? 0,
  };
})()`;

test('twenty times back and forward, where the browser keeps pages, no place has two ads', async () => {
  // Some seconds; on a busy machine more.
  test.setTimeout(120_000);
  const tab = await openTab();
  type Seen = { at: string; isKept: boolean; filled: number; most: number; defined: number };
  const see = () => tab.evaluate<Seen>(inTab);
  const go = (where: string) => tab.evaluate(`void setTimeout(() => ${where})`);
  const list = { at: '/mundial-2026', filled: 2, most: 1, defined: 2 };
  try {
    await tab.open(app.origin + list.at);
    await tab.press('[data-consent-choice="all"]');
    await tab.release();
    await expect.poll(see).toMatchObject(list);
    await go(`location.assign('${article}')`);
    let kept = 0;
    for (let round = 1; round <= 20; round += 1) {
      const message = `round ${round}`;
      // Each second time the reader is gone before the ads are there.
      const seen = round % 2 === 0 ? { at: article } : { at: article, filled: 2, most: 1, defined: 2 };
      await expect.poll(see, { intervals: [50], message }).toMatchObject(seen);
      await go('history.back()');
      await expect.poll(see, { intervals: [50], message }).toMatchObject(list);
      if ((await see()).isKept) kept += 1;
      await tab.evaluate('window.isKept = true');
      await go('history.forward()');
    }
    // How often is the browser's choice.
    expect(kept).toBeGreaterThan(0);
  } finally {
    await tab.close();
  }
});

test('where the host of the ads is blocked the house keeps every place, without an error', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // What the browser itself says of the blocked script.
    if (message.type() === 'error' && !message.location().url.startsWith(ads.origin))
      errors.push(message.text());
  });
  await page.route(`${ads.origin}/**`, (route) => route.abort('blockedbyclient'));
  await page.goto(app.origin);
  const asked = page.waitForRequest(`${ads.origin}/gpt.js`);
  await allow(page);
  await asked;
  await scrollThrough(page);

  for (const place of await places(page)) expect(place).toMatchObject({ isFilled: false, house: true });
  expect(errors).toEqual([]);
});
