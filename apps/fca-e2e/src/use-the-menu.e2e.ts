import { expect, test, type Page } from '@playwright/test';
import { appOrigin } from './addresses';
import { words } from './words';

const toggle = (page: Page) => page.getByRole('checkbox', { name: words.openMenu });
const menu = (page: Page) => page.getByRole('navigation', { name: words.menu });
const icon = (page: Page) => page.locator('header label');

async function followMenu(page: Page, name: string, path: string): Promise<void> {
  await icon(page).click();
  await menu(page).getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(appOrigin + path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', appOrigin + path);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the menu a reader leaves by one of its links is closed on the next page', async ({ page }) => {
      await page.goto('/');
      await followMenu(page, 'Legionarios', '/legionarios');
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).not.toBeChecked();

      // Two pages of one kind: what is kept between them must not keep the menu open.
      await followMenu(page, 'Ligas', '/ligas');
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(`${appOrigin}/legionarios`);
      await expect(menu(page)).toBeHidden();
    });

    test('the keyboard opens the menu, and Escape closes it and gives the focus back', async ({ page }) => {
      await page.goto('/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(toggle(page)).toBeFocused();

      await page.keyboard.press('Space');
      await expect(menu(page)).toBeVisible();
      await menu(page).getByRole('link').first().focus();
      await page.keyboard.press('Escape');

      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu opens, leads on and is closed on the next page', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();

    await followMenu(page, 'Ligas', '/ligas');

    await expect(menu(page)).toBeHidden();
  });
});
