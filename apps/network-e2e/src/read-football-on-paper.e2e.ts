import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { Site } from '@cancha/brands/Site';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { sitesUnderTest } from './apps';

const worldCup = { slug: 'mundial', id: '3yhz745q8wvowfs2ns8tg3a6' };

/** The first site of each app that has pages of matches. */
const site = sitesUnderTest.find(({ site: one }) => hasPage(one, 'match'))?.site;

const results = (of: Site) => `${buildPath(of, 'resultsHome', {})}?date=2026-06-27`;

const pages = [
  { name: 'results', pathOf: results },
  { name: 'a competition', pathOf: (of: Site) => buildPath(of, 'tournament', worldCup) },
  { name: 'tables', pathOf: (of: Site) => buildPath(of, 'tournamentStandings', worldCup) },
  { name: 'the World Cup', pathOf: (of: Site) => buildPath(of, 'worldCupCalendar', {}) },
] as const;

/** Dark words on nothing, and all the words within the width of a sheet. */
async function expectReadableOnPaper(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
  const faint = await page.locator('main').evaluate((main) => {
    const brightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? 255 : (red + green + blue) / 3;
    };
    const words = [...main.querySelectorAll('*')].filter(
      (one) =>
        one.checkVisibility() &&
        [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    return words
      .filter((one) => brightness(getComputedStyle(one).color) > 100)
      .map((one) => one.textContent.trim());
  });
  expect(faint, 'too light for paper').toEqual([]);
  const folded = page.locator('main details :is(li, td)');
  expect(await folded.filter({ visible: true }).count(), 'what is folded').toBe(await folded.count());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
}

test.describe('on paper', () => {
  test.skip(!site, 'no app under test has pages of matches');
  // A sheet of A4 with the margins of a browser
  test.use({ viewport: { width: 718, height: 1040 } });

  for (const { name, pathOf } of pages) {
    test(`${name}: all of it in black, and no menu`, async ({ page }) => {
      if (!site) return;
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.goto(site.origin + pathOf(site));
      await expectReadableOnPaper(page);
      if (name === 'a competition') {
        const final = page.getByRole('heading', { name: /^(Final|Tercer puesto)/ });
        await expect(final.first()).toBeVisible();
      }
    });
  }

  test('a match: its score, what happened and who played, without the news about it', async ({ page }) => {
    if (!site) return;
    await page.goto(site.origin + results(site));
    const match = page.locator(
      `main a[href*="${buildPath(site, 'match', { slug: 'x', id: 'y' }).split('/x/')[0]}/"]`,
    );
    await match.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expectReadableOnPaper(page);
    await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(0);
  });
});
