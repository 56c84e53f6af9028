import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { findBarriers } from '@cancha/e2e/findBarriers';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { test } from '@cancha/e2e/sameTab';
import { expect } from '@playwright/test';
import { sitesUnderTest } from './apps';

const site = sitesUnderTest.find(({ site: one }) => hasPage(one, 'worldCupCalendar'))?.site;

const phone = { width: 390, height: 844 };

test('what is folded of the World Cup bars nobody', async ({ page }) => {
  test.skip(!site, 'no app under test has a calendar of the World Cup');
  if (!site) return;
  await page.setViewportSize(phone);
  await page.goto(site.origin + buildPath(site, 'worldCupCalendar', {}));
  expect(await findBarriers(page, { within: 'main' })).toEqual([]);
});

test.describe('without JavaScript', () => {
  // What a browser folds needs no script
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the World Cup opens at its nearest day; another is a tap away, or a link to it', async ({ page }) => {
    test.skip(!site, 'no app under test has a calendar of the World Cup');
    if (!site) return;
    const calendar = site.origin + buildPath(site, 'worldCupCalendar', {});
    await page.goto(calendar);
    const days = page.locator('main #partidos details');
    const [nearest, last] = [days.first(), days.last()];

    await expect(nearest.getByRole('listitem').first()).toBeVisible();
    await expect(last.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(last.getByRole('listitem').first()).toBeHidden();
    await last.locator('summary').click();
    await expect(last.getByRole('listitem').first()).toBeVisible();

    const id = await last.getByRole('heading', { level: 2 }).getAttribute('id');
    await page.goto(calendar);
    await expect(last.getByRole('listitem').first()).toBeHidden();
    await page.locator(`nav a[href="#${id}"]`).click();
    await expect(last.getByRole('listitem').first()).toBeInViewport();
    await expect(last.getByRole('heading', { level: 2 })).toBeInViewport();
    await expectNoOverflow(page);
  });
});
