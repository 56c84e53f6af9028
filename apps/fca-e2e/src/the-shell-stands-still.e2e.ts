import { measureShift } from '@cancha/e2e/measureShift';
import { scrollThrough } from '@cancha/e2e/scrollThrough';
import { slowDown } from '@cancha/e2e/slowDown';
import { expect, test } from '@playwright/test';
import { article } from './addresses';
import { icon, menu } from './menuOf';

/** Of the front page `network-e2e` asks the same, in every app. */
const pages = { 'a list': '/mundial-2026', 'an article': article } as const;

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [name, path] of Object.entries(pages)) {
      test(
        `nothing moves while ${name} comes over a slow network and is read to its end`,
        { tag: '@pictures' },
        async ({ page }) => {
          test.setTimeout(90_000);
          const expectShift = await measureShift(page);
          await slowDown(page);
          await page.goto(path);
          await scrollThrough(page);
          await page.waitForFunction(() => document.fonts.status === 'loaded');
          // What came into reach last is still on its way.
          await page.waitForTimeout(2_000);

          // 0.00 to whoever reads the number.
          await expectShift(0.005);
        },
      );
    }

    test('the page stays where it is while the menu opens, is read and shuts', async ({ page }) => {
      await page.goto('/mundial-2026');
      await page.evaluate(() => window.scrollTo(0, 900));
      const place = () =>
        page.evaluate(() => {
          const { top, left, width } = document.querySelector('main')!.getBoundingClientRect();
          return { top, left, width };
        });
      const before = await place();

      await icon(page).click();
      await expect(menu(page)).toBeVisible();
      expect(await place()).toEqual(before);

      await page.mouse.move(viewport.width / 2, 200);
      await page.mouse.wheel(0, 3_000);
      await page.waitForTimeout(300);
      expect(await place()).toEqual(before);

      await icon(page).click();
      await expect(menu(page)).toBeHidden();
      expect(await place()).toEqual(before);
    });
  });
}
