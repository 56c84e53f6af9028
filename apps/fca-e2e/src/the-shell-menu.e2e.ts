import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { appOrigin } from './addresses';
import { icon, menu, toggle } from './menuOf';
import { words } from './words';

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

const dayOfResults = /futbol\?date=\d{4}-\d\d-\d\d$/;

const group = (page: Page, name: string) => menu(page).getByRole('checkbox', { name: new RegExp(name) });

/** Opens the group of the link where it is shut, as on a phone. */
async function followMenu(page: Page, name: string, path: string): Promise<void> {
  await icon(page).click();
  const link = menu(page).getByRole('link', { name, exact: true });
  const sections = group(page, words.sections);
  if ((await sections.isVisible()) && !(await sections.isChecked())) await sections.press('Space');
  await link.click();
  await expect(page).toHaveURL(appOrigin + path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', appOrigin + path);
}

for (const viewport of [phone, laptop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the menu a reader leaves by one of its links is shut on the next page', async ({ page }) => {
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

    test('Back and Forward shut a menu that is open, also between pages with the same header', async ({
      page,
    }) => {
      await page.goto('/resultados/futbol');
      await page
        .getByRole('navigation', { name: words.days })
        .getByRole('link', { name: new RegExp(words.previousDay) })
        .click();
      await expect(page).toHaveURL(dayOfResults);

      await icon(page).click();
      await expect(menu(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/futbol$/);
      await expect(menu(page)).toBeHidden();

      await icon(page).click();
      await page.goForward();
      await expect(page).toHaveURL(dayOfResults);
      await expect(menu(page)).toBeHidden();
    });

    test('the keyboard opens the menu, and Escape shuts it and gives the focus back', async ({ page }) => {
      await page.goto('/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(toggle(page)).toBeFocused();

      await page.keyboard.press('Space');
      await expect(menu(page)).toBeVisible();
      // The first stop in it: a link, or what opens a group.
      await menu(page).locator('a:visible, input:visible').first().focus();
      await page.keyboard.press('Escape');

      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
    });

    test('who moves past the menu by keyboard is on the page, and the menu is shut', async ({ page }) => {
      await page.goto('/mundial-2026');
      await toggle(page).press('Space');
      await expect(menu(page)).toBeVisible();

      await page.locator('main a').first().focus();

      await expect(menu(page)).toBeHidden();
    });

    test('a click beside the menu shuts it and follows nothing', async ({ page }) => {
      await page.goto('/mundial-2026');
      await icon(page).click();
      await expect(menu(page)).toBeVisible();

      await page.mouse.click(viewport.width - 30, viewport.height - 10);

      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL(`${appOrigin}/mundial-2026`);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the group that leads to the page is open from the start, and no other, after each navigation', async ({
    page,
  }) => {
    await page.goto('/');
    await icon(page).click();
    await expect(menu(page).getByRole('checkbox').first()).toBeChecked();
    await expect(menu(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
    await group(page, words.sections).press('Space');
    await menu(page).getByRole('link', { name: 'Ligas', exact: true }).click();
    await expect(page).toHaveURL(`${appOrigin}/ligas`);

    await icon(page).click();
    await expect(group(page, words.sections)).toBeChecked();
    await expect(menu(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(menu(page).getByRole('link', { name: 'Ligas', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await page.goBack();
    await expect(page).toHaveURL(`${appOrigin}/`);
    await icon(page).click();
    await expect(menu(page).getByRole('checkbox').first()).toBeChecked();
    await expect(group(page, words.sections)).not.toBeChecked();
  });
});

test.describe('a section with menus of its own', () => {
  const main = (page: Page) => page.getByRole('navigation', { name: words.main, exact: true });

  test('shows them, and the next page shows the site’s', async ({ page }) => {
    await page.goto('/mundial-2026');
    await expect(main(page).getByRole('link', { name: 'Curazao', exact: true })).toBeVisible();

    await page.goto('/ligas');
    await expect(main(page).getByRole('link', { name: 'Curazao', exact: true })).toHaveCount(0);
  });
});
