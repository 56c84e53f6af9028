import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { findBarriers } from '@cancha/e2e/findBarriers';
import { measureShift } from '@cancha/e2e/measureShift';
import type { RunningApp } from '@cancha/e2e/startApp';
import { workspaceFolder } from '@cancha/e2e/workspacePaths';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { article, backendOrigin } from './addresses';
import { startAppWithRows } from './startAppWithRows';
import { words } from './words';

const { comments, consent } = words;
const list = '/ultimas-noticias';
const service = 'http://comments.example';
const standIn = readFileSync(
  path.join(workspaceFolder, 'libs/integrations/src/comments/testing/comments.standIn.js'),
  'utf8',
);

let app: RunningApp;

// One app for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  app = await startAppWithRows({ comments: { script: `${service}/entry.js`, notifications: true } });
});
test.afterAll(() => app.stop());

/** The host of the service: what it was asked for, and what it answers. */
async function openService(page: Page, { query = '' } = {}) {
  const asked: string[] = [];
  const state = { isUp: true };
  await page.route(`${service}/**`, (route) => {
    asked.push(route.request().url());
    if (!state.isUp) return route.abort();
    const script = standIn.replace('document.currentScript.src', `'${service}/entry.js${query}'`);
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return { asked, state };
}

const notice = (page: Page) => page.getByRole('region', { name: consent.title });
const tray = (page: Page) => page.getByRole('dialog', { name: comments.title });
const trigger = (page: Page) => page.getByRole('banner').getByRole('button', { name: comments.open });
const counts = (page: Page) => page.locator('main [data-comment-count]');
const resets = (page: Page) =>
  page.evaluate(() => (window as { commentsLog?: { resets: number } }).commentsLog?.resets);

for (const width of [320, 1280]) {
  test(`at ${width} px nothing is loaded before it is allowed, and numbers move nothing`, async ({
    firstVisit: page,
  }) => {
    const hosts = new Set([app.origin, backendOrigin]);
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    const { asked } = await openService(page);
    const expectShift = await measureShift(page);
    await page.setViewportSize({ width, height: 800 });
    for (const address of [article, list]) {
      await page.goto(app.origin + address, { waitUntil: 'networkidle' });
      await expectNoOverflow(page);
    }
    expect([...hosts]).toEqual([app.origin, backendOrigin]);
    await expect(counts(page).first()).toBeHidden();

    await notice(page).getByRole('button', { name: consent.accept }).click();
    for (const address of [list, article]) {
      if (!page.url().endsWith(address)) await page.goto(app.origin + address);
      await expect(counts(page).first()).toHaveText(/^\d+$/);
      await expect(counts(page).last()).toHaveText(/^\d+$/);
      await expectNoOverflow(page);
      // As for every page: faces that come late move a flag or two.
      await expectShift(0.005, address);
    }
    // One script each page.
    expect(asked).toHaveLength(2);
  });
}

test('counters that are empty are reset once, for the whole page', async ({ page }) => {
  await openService(page, { query: '?counts=late' });
  await page.goto(app.origin + list);
  await notice(page).getByRole('button', { name: consent.accept }).click();
  await expect(counts(page).first()).toHaveText(/^\d+$/);
  await expect(counts(page).last()).toHaveText(/^\d+$/);
  expect(await resets(page)).toBe(1);
});

test('cards that come while a list is read are counted too', async ({ page }) => {
  await openService(page);
  await page.goto(app.origin + list);
  await notice(page).getByRole('button', { name: consent.accept }).click();
  await expect(counts(page).first()).toHaveText(/^\d+$/);
  const before = await counts(page).count();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 20_000);
  await page.getByRole('button', { name: 'Más noticias' }).click();
  await expect.poll(() => counts(page).count()).toBeGreaterThan(before);
  await expect(counts(page).last()).toHaveText(/^\d+$/);
});

test('the tray says who would be asked, and shows the conversation once that is allowed', async ({
  page,
}) => {
  const { asked } = await openService(page);
  await page.goto(app.origin + article);
  await trigger(page).click();
  await expect(tray(page)).toContainText('Viafoura');
  expect(await findBarriers(page)).toEqual([]);
  expect(asked).toEqual([]);

  await tray(page).getByRole('button', { name: comments.allow }).click();
  await expect(tray(page)).toContainText('Conversación FCA-1001');
  await expect(notice(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(tray(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
  // The number of the page stands on the button.
  await expect(trigger(page)).toHaveAccessibleName(/\d+$/);
});

test('it opens by the keyboard from below the text, and says that comments were refused', async ({
  page,
}) => {
  const { asked } = await openService(page);
  await page.goto(app.origin + article);
  await notice(page).getByRole('button', { name: consent.refuse }).click();
  const button = page.locator('main').getByRole('button', { name: comments.open }).last();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(tray(page)).toContainText(comments.refused);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(asked).toEqual([]);
});

test('a service that cannot be reached is said to be so, and asked again', async ({ page }) => {
  const { state } = await openService(page);
  state.isUp = false;
  await page.goto(app.origin + article);
  await trigger(page).click();
  await tray(page).getByRole('button', { name: comments.allow }).click();
  await expect(tray(page).getByRole('status')).toContainText(comments.failed);
  state.isUp = true;
  await tray(page).getByRole('button', { name: comments.retry }).click();
  await expect(tray(page)).toContainText('Conversación FCA-1001');
  await expect(tray(page).getByRole('status')).toBeEmpty();
});

test('what was allowed and is withdrawn leaves the page', async ({ page }) => {
  await openService(page);
  await page.goto(app.origin + article);
  await notice(page).getByRole('button', { name: consent.accept }).click();
  await expect(counts(page).first()).toHaveText(/^\d+$/);
  await page.getByRole('contentinfo').getByRole('link', { name: consent.settings }).click();
  await page.getByRole('dialog').getByRole('switch', { name: consent.functional }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.locator('vf-conversations-count')).toHaveCount(0);
  await trigger(page).click();
  await expect(tray(page)).toContainText(comments.refused);
});

test('a page without comments of its own says where they are', async ({ page }) => {
  await openService(page);
  await page.goto(app.origin);
  await trigger(page).click();
  await expect(tray(page)).toContainText(comments.elsewhere);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button, and no element of the service', async ({ page }) => {
    await page.goto(app.origin + article);
    await expect(page.getByRole('button', { name: comments.open })).toHaveCount(0);
    expect(await page.content()).not.toContain('vf-conversations');
  });
});
