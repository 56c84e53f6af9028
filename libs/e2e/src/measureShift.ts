import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift?: LayoutShifts;
  }
}

type LayoutShifts = {
  /** A share of the screen, as in the metric CLS but without its windows, so never less than that. */
  total: number;
  /** What moved, for the message of a test: element, and its box before and after. */
  moved: string[];
};

type ShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/**
 * Adds up the layout shifts of the next page from its first paint on. Returns a function that expects them to come to no
 * more than a limit, and names what moved if they do. `of` is what the page is called in that message.
 */
export async function measureShift(page: Page): Promise<(limit: number, of?: string) => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: LayoutShifts = (window.layoutShift = { total: 0, moved: [] });
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
        if (hadRecentInput) continue;
        shifts.total += value;
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.localName ?? 'gone'}.${element?.className ?? ''}`;
          shifts.moved.push(`${name} from ${box(previousRect)} to ${box(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (limit, of = 'page') => {
    const { total, moved } = await page.evaluate(
      () => window.layoutShift ?? { total: Number.NaN, moved: ['nothing was measured'] },
    );
    expect.soft(total, [`${of}: what moved`, ...moved].join('\n')).toBeLessThanOrEqual(limit);
  };
}
