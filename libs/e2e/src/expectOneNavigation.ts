import { expect, type Page } from '@playwright/test';

/** Of the row in the header and the bar of tabs, exactly one is there: to the eye, and to who listens. */
export async function expectOneNavigation(page: Page, labels: { main: string; tabs: string }): Promise<void> {
  const shown = await Promise.all(
    [labels.main, labels.tabs].map((name) => page.getByRole('navigation', { name, exact: true }).isVisible()),
  );
  expect(shown.filter(Boolean), 'navigations on the screen').toHaveLength(1);
}
