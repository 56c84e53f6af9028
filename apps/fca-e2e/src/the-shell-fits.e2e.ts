import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { expectOneNavigation } from '@cancha/e2e/expectOneNavigation';
import { shellWidths } from '@cancha/e2e/shellWidths';
import { test } from '@cancha/e2e/sameTab';
import { expect } from '@playwright/test';
import { article } from './addresses';
import { menu, toggle } from './menuOf';
import { words } from './words';

/** Of the front page and the results `network-e2e` asks the same, in every app. */
const pages = { 'a list': '/mundial-2026', 'an article': article } as const;

for (const [name, path] of Object.entries(pages)) {
  test(`${name} fits every screen, with exactly one navigation, its menu shut or open`, async ({ page }) => {
    for (const widths of shellWidths) {
      await page.setViewportSize({ width: widths[0], height: 800 });
      await page.goto(path);
      for (const width of widths) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expectNoOverflow(page);
          await expectOneNavigation(page, words);

          await toggle(page).press('Space');
          await expect(menu(page)).toBeVisible();
          await expectNoOverflow(page);
          await toggle(page).press('Space');
          await expect(menu(page)).toBeHidden();
        });
      }
    }
  });
}
