import { findBarriers } from '@cancha/e2e/findBarriers';
import type { RunningApp } from '@cancha/e2e/startApp';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { article, backendOrigin, bracket } from './addresses';
import { startAppWithRows } from './startAppWithRows';
import { startScriptHost, type HostFailure, type ScriptHost } from './startScriptHost';
import { words } from './words';

const { consent, comments } = words;
const choices = '/opciones-de-privacidad';
const kinds = ['/', article, '/ultimas-noticias', bracket, '/info/privacidad', choices];

/** Hosts of the manager and of the services that it asks for. */
let asker: ScriptHost;
let vendors: ScriptHost;
let app: RunningApp;

// One app and the same hosts for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  [asker, vendors] = [await startScriptHost(), await startScriptHost()];
  app = await startAppWithRows({
    dataLayer: { container: 'GTM-1', script: `${vendors.origin}/dataLayer.js` },
    ads: { baseAdUnit: '/1/fca', script: `${vendors.origin}/ads.js`, placements: {}, slots: {} },
    // Nothing of it is loaded before its tray is opened.
    comments: { script: `${vendors.origin}/comments.js`, counts: 'given' },
    consentManager: {
      name: 'Manager',
      script: `${asker.origin}/consent.js?asks`,
      attributes: { 'data-domain-script': 'fca-1' },
      settings: { command: 'displayConsentUi' },
      vendors: { ads: 755 },
    },
  });
});
test.afterAll(async () => {
  await app.stop();
  asker.stop();
  vendors.stop();
});
test.beforeEach(() => {
  for (const host of [asker, vendors]) Object.assign(host.asked, { length: 0 });
  asker.failure = null;
});

const manager = (page: Page) => page.getByRole('dialog', { name: 'Stand-in manager' });
const answer = (page: Page, name: string) => manager(page).getByRole('button', { name }).click();
const ourNotice = (page: Page) => page.getByRole('region', { name: consent.title });
const footer = (page: Page) => page.getByRole('contentinfo');
const choice = (page: Page, name: string) => page.getByRole('switch', { name });
const receipt = (page: Page) =>
  page.getByRole('heading', { name: consent.receipt }).locator('..').locator('..');

const scripts = () =>
  new Set(vendors.asked.map((url) => url.split('?')[0]).filter((url) => url?.endsWith('.js')));
const expectLoaded = (...names: string[]) =>
  expect.poll(() => [...scripts()].toSorted()).toEqual(names.map((name) => `/${name}.js`));

/** What starts with the page has started: nothing of it comes later. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 400))));

/** The page is there with all that it says, and its own controls answer. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: consent.settings })).toBeVisible();
  await expect(ourNotice(page)).toHaveCount(0);
}

test('the manager asks in the place of our notice, and its host alone is asked for anything before', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (const path of kinds) {
    await page.goto(app.origin + path);
    await expect(manager(page)).toBeVisible();
    await expectWhole(page);
    await settle(page);
  }
  for (const own of [app.origin, backendOrigin]) hosts.delete(own);
  expect([...hosts]).toEqual([asker.origin]);
  await expect(page.locator('script[data-domain-script="fca-1"]')).toHaveCount(1);
});

test('what is allowed there runs at once and on the next page, what is not never', async ({ page }) => {
  await page.goto(app.origin);
  await answer(page, 'Only measure');
  await expectLoaded('dataLayer');

  await page.goto(app.origin + choices);
  await expect(manager(page)).toHaveCount(0);
  await expect(choice(page, consent.measurement)).toBeChecked();
  await expect(choice(page, consent.advertising)).not.toBeChecked();
  for (const name of [consent.measurement, consent.advertising])
    await expect(choice(page, name)).toBeDisabled();
  await expect(receipt(page)).toContainText('elegiste en Manager: Medición, Funciones.');
  await expect(receipt(page)).toContainText('Google Tag Manager: 2 ×');
  await expect(receipt(page)).toContainText('Lo permitiste (TCF 1, 8, 9).');
  await expect(receipt(page)).toContainText('Manager: 2 ×');
  expect(await findBarriers(page)).toEqual([]);
  await expectLoaded('dataLayer');
});

test('the receipt of it is downloaded, and deleted it begins anew with what runs', async ({ page }) => {
  await page.goto(app.origin);
  await answer(page, 'Only measure');
  await expectLoaded('dataLayer');
  await page.goto(app.origin);
  await settle(page);
  await footer(page).getByRole('link', { name: consent.receipt }).click();
  await expect(receipt(page)).toContainText('Google Tag Manager: 3 ×');
  const download = page.waitForEvent('download');
  await receipt(page).getByRole('button', { name: consent.download }).click();
  const file = JSON.parse(await (await (await download).createReadStream()).toArray().then(String)) as object;
  expect(file).toMatchObject({
    site: app.origin,
    managed: { manager: 'Manager', purposes: [1, 8, 9], granted: ['measurement', 'functional'] },
  });

  await receipt(page).getByRole('button', { name: consent.forget, exact: true }).click();
  await expect(receipt(page)).toContainText('Google Tag Manager: 1 ×');
  await expect(receipt(page)).toContainText('elegiste en Manager: Medición, Funciones.');
});

test('refused there, nothing runs on any page, and nobody asks again', async ({ page }) => {
  await page.goto(app.origin);
  await answer(page, 'Refuse all');
  for (const path of [article, choices]) {
    await page.goto(app.origin + path);
    await expectWhole(page);
    await settle(page);
    await expect(manager(page)).toHaveCount(0);
  }
  await expect(receipt(page)).toContainText('elegiste en Manager: nada');
  expect([...scripts()]).toEqual([]);
});

test('footer and settings page open the manager’s own settings, and a change holds at once', async ({
  page,
}) => {
  await page.goto(app.origin);
  await answer(page, 'Refuse all');
  await expect(manager(page)).toHaveCount(0);
  await expect(async () => {
    await footer(page).getByRole('link', { name: consent.settings }).click();
    await expect(manager(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(new URL(page.url()).pathname).toBe('/');
  await answer(page, 'Only measure');
  await expectLoaded('dataLayer');

  await page.goto(app.origin + choices);
  await page.locator('main').getByRole('button', { name: consent.openManager }).click();
  await answer(page, 'Allow all');
  await expectLoaded('ads', 'dataLayer');
  await expect(choice(page, consent.advertising)).toBeChecked();
  await footer(page).getByRole('link', { name: consent.settings }).click();
  await answer(page, 'Refuse all');
  await expect(choice(page, consent.advertising)).not.toBeChecked();
  await expect(receipt(page)).toContainText('elegiste en Manager: nada');
});

test('what a reader asks for that is not allowed leads to the manager, with nothing in its way', async ({
  page,
}) => {
  await page.goto(app.origin + article);
  await answer(page, 'Refuse all');
  const trigger = page.getByRole('banner').getByRole('button', { name: comments.open });
  const tray = page.getByRole('dialog', { name: comments.title });
  await trigger.click();
  await tray.getByRole('button', { name: comments.allow }).click();
  await expect(manager(page)).toBeVisible();
  await expect(tray).toHaveCount(0);
  await manager(page).getByRole('button', { name: 'Allow all' }).focus();
  await page.keyboard.press('Enter');
  await trigger.click();
  await expect(tray).toContainText('Conversación FCA-1001');
});

test('Global Privacy Control refuses advertising, whatever is chosen there', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(app.origin + choices);
  await answer(page, 'Allow all');
  await expectLoaded('dataLayer');
  await settle(page);
  expect([...scripts()]).not.toContain('/ads.js');
  await expect(page.getByText(consent.gpc)).toBeVisible();
  await expect(choice(page, consent.advertising)).not.toBeChecked();
  await expect(receipt(page)).toContainText('elegiste en Manager: ');
  await expect(receipt(page)).not.toContainText('Google Publisher Tag');
});

const failures: readonly HostFailure[] = ['missing', 'html', 'throws', 'silent', 'unreachable'];
for (const failure of failures)
  test(`a manager whose host is ${failure} lets nothing run, and the page is whole and says so`, async ({
    page,
  }) => {
    asker.failure = failure;
    for (const path of [article, choices]) {
      // A host that says nothing keeps the page from having loaded, for as long as browsers wait.
      await page.goto(app.origin + path, { waitUntil: 'domcontentloaded' });
      await expectWhole(page);
      await settle(page);
    }
    await page.locator('main').getByRole('button', { name: consent.openManager }).click();
    await expect(
      page.locator('main').getByRole('status').filter({ hasText: consent.managerFailed }),
    ).toBeVisible();
    await expect(choice(page, consent.measurement)).not.toBeChecked();
    expect([...scripts()]).toEqual([]);
  });

test('a manager that a browser blocks lets nothing run, and the footer leads to our page of choices', async ({
  page,
}) => {
  await page.route(`${asker.origin}/**`, (route) => route.abort('blockedbyclient'));
  await page.goto(app.origin + article);
  await settle(page);
  await footer(page).getByRole('link', { name: consent.settings }).click();
  const dialog = page.getByRole('dialog', { name: consent.settings });
  await dialog.getByRole('button', { name: consent.openManager }).click();
  await expect(dialog).toContainText(consent.managerFailed);
  expect([...scripts()]).toEqual([]);
});

test('a manager that is there and never answers lets nothing run', async ({ page }) => {
  await page.route(`${asker.origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.__tcfapi = () => undefined' }),
  );
  for (const path of ['/', article]) {
    await page.goto(app.origin + path);
    await expectWhole(page);
    await settle(page);
  }
  expect([...scripts()]).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody asks, nothing can run, and the page is whole', async ({ page }) => {
    await page.goto(app.origin + article);
    await expect(page.locator('main article p').last()).toBeVisible();
    await expect(ourNotice(page)).toHaveCount(0);
    await page.goto(app.origin + choices);
    await expect(page.getByText(consent.managerAsks)).toBeVisible();
    await expect(page.getByRole('button', { name: consent.openManager })).toBeHidden();
    expect([...asker.asked, ...vendors.asked]).toEqual([]);
  });
});
