import { expect, type Page } from '@playwright/test';

/** A page that moves sideways hides words; only rows made for it may scroll. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const widths = await page.evaluate(() => ({
    content: document.scrollingElement?.scrollWidth ?? 0,
    window: window.innerWidth,
  }));
  expect(widths.content, 'width of the content').toBeLessThanOrEqual(widths.window);
}
