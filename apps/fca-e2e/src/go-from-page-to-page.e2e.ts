import { measureShift } from '@cancha/e2e/measureShift';
import { expect, test, type Page } from '@playwright/test';

type Revealing = { isFaded?: boolean | null };

/** Goes from the front page to an article by its link. Whether the one faded into the other. */
async function followALink(page: Page): Promise<boolean | null | undefined> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) =>
      Object.assign(window, { isFaded: viewTransition !== null }),
    );
  });
  await page.goto('/');
  // Who reads has the faces: on the next page none comes late.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.locator('main a[href$=".html"]').first().click();
  await page.waitForURL(/\.html$/);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as Revealing).isFaded);
}

const header = (page: Page) => page.locator('header').first().locator('div').first();

test('one page fades into the next, briefly, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const expectShift = await measureShift(page);
  // How long each part of the transition takes, as the browser runs it.
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const lengths = document.getAnimations().flatMap(({ effect }) => effect?.getTiming().duration ?? []);
        Object.assign(window, { longest: Math.max(...lengths.map(Number)) });
      });
    });
  });

  expect(await followALink(page)).toBe(true);
  expect(await page.evaluate(() => (window as { longest?: number }).longest)).toBeLessThanOrEqual(200);
  await expectShift(0);
  await expect(header(page)).toBeInViewport();
});

test('who wants less motion sees no page fade', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });

  expect(await followALink(page)).toBe(false);
});
