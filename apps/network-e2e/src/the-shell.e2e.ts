import { buildPath } from '@cancha/routing/buildPath';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { expectOneNavigation } from '@cancha/e2e/expectOneNavigation';
import { measureShift } from '@cancha/e2e/measureShift';
import { scrollThrough } from '@cancha/e2e/scrollThrough';
import { shellWidths } from '@cancha/e2e/shellWidths';
import { slowDown } from '@cancha/e2e/slowDown';
import type { Site } from '@cancha/brands/Site';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { apps } from './apps';
import { firstArticle, readDocument } from './readDocument';
import { shellWords } from './shellWords';

const wordsOf = ({ catalogue }: Site) => shellWords[catalogue];
const toggle = (page: Page, site: Site) =>
  page.getByRole('checkbox', { name: wordsOf(site).openMenu, exact: true });
const menu = (page: Page, site: Site) =>
  page.getByRole('navigation', { name: wordsOf(site).menu, exact: true });

/** Paths of a front page, a list, an article and, where there is football, the results. */
async function pathsOf(site: Site): Promise<string[]> {
  const home = buildPath(site, 'home', {});
  const article = firstArticle((await readDocument(new URL(home, site.origin).href)).body);
  const results = site.capabilities.football ? [buildPath(site, 'resultsHome', {})] : [];
  return [home, buildPath(site, 'latest', {}), String(article), ...results];
}

for (const { name, sites } of apps) {
  const [site] = sites;
  if (!site) continue;

  test(`${name} fits every screen, with exactly one navigation, its menu shut or open`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of await pathsOf(site)) {
      for (const widths of shellWidths) {
        await page.setViewportSize({ width: widths[0], height: 800 });
        await page.goto(site.origin + path);
        for (const width of widths) {
          await test.step(`${path} at ${width} px`, async () => {
            await page.setViewportSize({ width, height: 800 });
            await expectNoOverflow(page);
            await expectOneNavigation(page, wordsOf(site));

            await toggle(page, site).press('Space');
            await expect(menu(page, site)).toBeVisible();
            await expectNoOverflow(page);
            await toggle(page, site).press('Space');
            await expect(menu(page, site)).toBeHidden();
          });
        }
      }
    }
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`nothing of ${name} moves while it comes over a slow network and is read, at ${viewport.width} px`, async ({
      firstVisit: page,
    }) => {
      test.setTimeout(180_000);
      const paths = await pathsOf(site);
      await page.setViewportSize(viewport);
      const expectShift = await measureShift(page);
      await slowDown(page);
      for (const path of paths.slice(0, 3)) {
        // The limit of the test alone: over such a network a busy machine may need minutes.
        await page.goto(site.origin + path, { timeout: 0 });
        await scrollThrough(page);
        await page.waitForFunction(() => document.fonts.status === 'loaded');
        // What came into reach last is still on its way.
        await page.waitForTimeout(2_000);
        // 0.00, to two decimals.
        await expectShift(0.005, path);
      }
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const { name, sites } of apps) {
    const [site] = sites;
    if (!site) continue;

    test(`the menu of ${name} opens, its groups too, and leads on`, async ({ page }) => {
      await page.goto(site.origin + buildPath(site, 'home', {}));
      await expect(menu(page, site)).toBeHidden();
      await page.locator('header label').first().click();
      await expect(menu(page, site)).toBeVisible();

      const group = menu(page, site).getByRole('checkbox', { checked: false }).first();
      const before = await menu(page, site).getByRole('link').count();
      await group.press('Space');
      expect(await menu(page, site).getByRole('link').count()).toBeGreaterThan(before);

      const link = menu(page, site).getByRole('link').first();
      const path = String(await link.getAttribute('href'));
      await link.click();
      await expect(page).toHaveURL(new URL(path, site.origin).href);
      await expect(menu(page, site)).toBeHidden();
    });
  }

  for (const { name, sites } of apps.filter((app) => app.sites.length > 1)) {
    test(`the picker of ${name} opens and leads to another edition, whose flag it then wears`, async ({
      page,
    }) => {
      const [first, ...others] = sites;
      const edition = others.find((other) => other.origin === first?.origin && other.family === first.family);
      if (!first || !edition) return;
      await page.goto(first.origin + buildPath(first, 'home', {}));
      const picker = page.locator('header details');
      const editions = page.getByRole('navigation', {
        name: wordsOf(first).editions,
        exact: true,
      });
      await expect(editions).toBeHidden();

      await picker.locator('summary').click();
      await editions.locator(`a[href="${buildPath(edition, 'home', {})}"]`).click();

      await expect(page).toHaveURL(new URL(buildPath(edition, 'home', {}), edition.origin).href);
      await expect(page.locator('html')).toHaveAttribute('lang', edition.hreflang);
      await expect(picker.locator('summary img')).toHaveAttribute('src', `/flags/${edition.flag}.svg`);
    });
  }
});
