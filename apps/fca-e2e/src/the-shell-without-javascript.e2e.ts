import { test } from '@cancha/e2e/sameTab';
import { expect } from '@playwright/test';
import { appOrigin } from './addresses';
import { icon, menu } from './menuOf';
import { words } from './words';

const phone = { width: 390, height: 844 };

test.use({ javaScriptEnabled: false, viewport: phone });

test('the menu and its groups open and shut, lead on, and the menu is shut on the next page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(menu(page)).toBeHidden();

  await icon(page).click();
  await expect(menu(page)).toBeVisible();
  await icon(page).click();
  await expect(menu(page)).toBeHidden();

  await icon(page).click();
  await menu(page).getByText(words.sections, { exact: true }).click();
  await menu(page).getByRole('link', { name: 'Ligas', exact: true }).click();
  await expect(page).toHaveURL(`${appOrigin}/ligas`);
  await expect(menu(page)).toBeHidden();
});

test('the tabs lead to pages, each with its own tab marked', async ({ page }) => {
  await page.goto('/mundial-2026');
  const tabs = page.getByRole('navigation', { name: words.tabs, exact: true }).getByRole('link');
  const names = await tabs.allInnerTexts();
  expect(names.length).toBeGreaterThanOrEqual(3);

  for (const name of names) {
    const tab = tabs.filter({ hasText: name });
    const path = await tab.getAttribute('href');
    await tab.click();
    await expect(page).toHaveURL(appOrigin + String(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(tabs.and(page.locator('[aria-current=page]'))).toHaveText([name]);
  }
});

test('a list is read on, page after page, and back', async ({ page }) => {
  await page.goto('/ultimas-noticias');
  const pages = page.getByRole('navigation', { name: words.pages });
  const first = await page.locator('main article a').first().getAttribute('href');

  await pages.getByRole('link', { name: words.pageTwo, exact: true }).click();
  await expect(page).toHaveURL(`${appOrigin}/ultimas-noticias?page=2`);
  await expect(page.locator('main article a').first()).not.toHaveAttribute('href', String(first));

  await pages.getByRole('link', { name: words.previous, exact: true }).click();
  await expect(page).toHaveURL(`${appOrigin}/ultimas-noticias`);
});
