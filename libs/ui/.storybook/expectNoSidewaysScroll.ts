import { expect } from 'storybook/test';

/** Nothing on a page is wider than the page. What scrolls by itself (a strip, a table) does not count. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { clientWidth, scrollWidth } = document.documentElement;
  await expect(
    scrollWidth,
    `the story is ${scrollWidth} px wide on a page of ${clientWidth} px`,
  ).toBeLessThanOrEqual(clientWidth);
}
