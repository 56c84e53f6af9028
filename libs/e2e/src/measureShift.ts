import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifted?: number;
  }
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Adds up the layout shifts of the next page from its first paint on. Returns a function that tells the sum:
 * a share of the screen, as in the metric CLS but without its windows, so never less than that.
 */
export async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifted ?? Number.NaN);
}
