import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { startFaultyBackend, type FaultyBackend } from '@cancha/e2e/startFaultyBackend';
import { hasPage } from '@cancha/routing/hasPage';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { aMatch } from './aMatch';
import { backendOrigin, sitesUnderTest } from './apps';

// The first site of an app is at the address of the app itself.
const tested = sitesUnderTest
  .filter(({ site, app }) => hasPage(site, 'match') && site.language === 'es' && app.sites[0] === site)
  .slice(0, 1);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const timelineMinute = (page: Page, name: RegExp) =>
  page.getByRole('listitem').filter({ hasText: 'Gol' }).getByRole('link', { name });
const announced = (page: Page) => page.locator('body > [role=status]:not([data-announcer])');

/** Opens a page that listens, and marks its document. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { stays: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'stays' in window);

for (const { site, app } of tested) {
  const pathOf = (id: string) => `${site.prefix}/resultados/futbol/partido/brasil-noruega/${id}`;

  test('the minutes of a match change in place, one after the other, and Back and Forward lead through them', async ({
    page,
  }) => {
    const path = pathOf((await aMatch()).id);
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, site.origin + path);
    const goal = timelineMinute(page, /79’/);
    await goal.scrollIntoViewIfNeeded();
    await goal.click();

    await expect(heading(page)).toHaveText(/Brasil 0, Noruega 1/);
    await expect(page).toHaveURL(`${site.origin}${path}?minuto=79`);
    await expect(goal).toBeFocused();
    await expect(goal).toBeInViewport();
    await expect(announced(page)).toHaveText(/Brasil 0, Noruega 1/);

    const next = page.getByRole('link', { name: /^Después: 90/ });
    await next.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    await next.press('Enter');
    await expect(heading(page)).toHaveText(/Brasil 0, Noruega 2/);
    expect(await place()).toBe(before);

    await page.goBack();
    await expect(heading(page)).toHaveText(/Brasil 0, Noruega 1/);
    await expect(page).toHaveURL(/\?minuto=79$/);
    await page.goForward();
    await expect(heading(page)).toHaveText(/Brasil 0, Noruega 2/);

    await page.getByRole('link', { name: 'Ver el partido completo' }).click();
    await expect(heading(page)).toHaveText('Final: Brasil 1, Noruega 2');
    await expect(page).toHaveURL(site.origin + path);
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a minute that does not come in place is loaded as a page', async ({ firstVisit: page }) => {
    const path = pathOf((await aMatch()).id);
    await open(page, site.origin + path);
    await page.route(/minuto=79/, (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await timelineMinute(page, /79’/).click();

    await expect(heading(page)).toHaveText(/Brasil 0, Noruega 1/);
    expect(await isSameDocument(page)).toBe(false);
  });

  test.describe('while the match is on', () => {
    let backend: FaultyBackend;
    let live: RunningApp;
    let address: string;
    let goals = 2;
    test.beforeAll(async () => {
      const { id } = await aMatch();
      backend = await startFaultyBackend(backendOrigin);
      backend.break((asked) =>
        asked.startsWith(`/soccer/match/${id}`) && !asked.includes('/', `/soccer/match/${id}`.length)
          ? (match) => ({
              ...(match as object),
              ...{ date: new Date(Date.now() - 100 * 60_000).toISOString(), status: 'playing' },
              ...{ length_minutes: 90, period: 2, total_scores_away: goals },
            })
          : null,
      );
      live = await startApp({
        name: app.name,
        backend: backend.origin,
        settings: { STATICS_URL: backendOrigin },
      });
      address = live.origin + pathOf(id);
      // An app that has just started may not know yet what is told of the match: a minute then leads to the match.
      const askMinute = async () => (await fetch(`${address}?minuto=79`, { redirect: 'manual' })).status;
      await expect.poll(askMinute, { timeout: 30_000 }).toBe(200);
    });
    test.afterAll(async () => {
      await live.stop();
      await backend.close();
    });

    const polls = '**/api/live-matches/*';
    /** What the page comes to say within some minutes, in none of which it is loaded. */
    const expectSoon = (page: Page, words: string) =>
      expect(async () => {
        await page.clock.fastForward(60_000);
        await expect(heading(page)).toContainText(words, { timeout: 2_500 });
      }).toPass({ timeout: 20_000 });

    test('a past minute keeps its score, and the match as it is goes on from where it stands', async ({
      firstVisit: page,
    }) => {
      await page.clock.install();
      await open(page, address);
      await expect(page.locator('[data-announcer]')).toBeAttached();
      await expect(heading(page)).toContainText('Brasil 1, Noruega 2');
      await timelineMinute(page, /79’/).click();
      await expect(heading(page)).toHaveText(/Brasil 0, Noruega 1/);

      goals = 3;
      await page.clock.fastForward(60_000);
      // Who comes back to the tab has the score asked for at once.
      const asked = page.waitForResponse(polls);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await asked;
      await page.waitForTimeout(300);
      await expect(heading(page)).toHaveText(/Brasil 0, Noruega 1/);
      await expect(page.getByRole('main')).toContainText('Así estaba el partido en el minuto 79’.');
      await expect(page.getByRole('listitem').filter({ hasText: '90’' })).toHaveCount(0);

      await page.getByRole('link', { name: 'Ver el partido completo' }).click();
      await expectSoon(page, 'Brasil 1, Noruega 3');
      expect(await isSameDocument(page)).toBe(true);
    });

    test('the match as it is goes on by itself also for who came to a past minute', async ({
      firstVisit: page,
    }) => {
      await page.clock.install();
      await open(page, `${address}?minuto=79`);
      await expect(page.locator('[data-announcer]')).toBeAttached();
      await page.getByRole('link', { name: 'Ver el partido completo' }).click();
      await expect(heading(page)).toContainText('Brasil 1');

      goals = 4;
      await expectSoon(page, 'Brasil 1, Noruega 4');
      await expect(page).toHaveTitle(/^Brasil 1-4 Noruega, /);
    });
  });
}
