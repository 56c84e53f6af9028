import { readHead } from '@cancha/e2e/readHead';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { expect, test } from '@playwright/test';
import { appOrigin } from './addresses';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader finds a topic by its letter, and a competition above them', async ({ page }) => {
    await page.goto('/tema');
    await expect(page).toHaveTitle('Temas | FCA');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temas');

    await page.getByRole('link', { name: 'Temas con P' }).click();
    await expect(page).toHaveURL(`${appOrigin}/tema#letra-p`);
    const letter = page.getByRole('region', { name: 'Temas con P' });
    await expect(letter).toBeInViewport();
    await letter.getByRole('link', { name: 'Panamá', exact: true }).click();
    await expect(page).toHaveURL(`${appOrigin}/tema/panama`);

    await page.goto('/tema');
    await page
      .getByRole('navigation', { name: 'Torneos' })
      .getByRole('link', { name: 'Copa Oro', exact: true })
      .click();
    await expect(page).toHaveTitle('Copa Oro | Today news');
  });

  test('a reader of a competition sees its tables, and its scorers by one click', async ({ page }) => {
    await page.goto('/tema/mundial-2026');
    const table = page.getByRole('table', { name: /Grupo A/ });
    await expect(table).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveText(['P', 'Equipo', 'PTS', 'PJ', 'G-E-P']);

    await page.getByText('Grupo B', { exact: true }).click();
    await expect(page.getByRole('table', { name: /Grupo B/ })).toBeVisible();

    await page.getByText('Goleadores', { exact: true }).click();
    await expect(table).toBeHidden();
    await expect(page.getByRole('region', { name: /Copa Mundial/ })).toContainText('Kylian Mbappé');
  });
});

test('a topic that is no competition has no tables', async ({ page }) => {
  await page.goto('/tema/panama');
  await expect(page.locator('main').getByRole('table')).toHaveCount(0);
});

test('the register has one address, in the language of the site', async () => {
  const own = await requestRaw(appOrigin, '/tema');
  expect([own.status, readHead(own.body).canonical]).toEqual([200, `${appOrigin}/tema`]);
  expect((await requestRaw(appOrigin, '/assunto')).status).toBe(404);
  expect((await requestRaw(appOrigin, '/topic')).status).toBe(404);
});
