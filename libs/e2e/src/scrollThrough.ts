import type { Page } from '@playwright/test';

/** Reads a page to its end as a reader does, a screen at a time. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight * 0.8) {
      window.scrollTo(0, top);
      await pause();
    }
  });
}
