import { readHead } from '@cancha/e2e/readHead';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { test } from '@cancha/e2e/sameTab';
import { expect } from '@playwright/test';
import { appOrigin } from './addresses';

/** A competition with two stages and many weeks. */
const league = '/tema/liga-de-costa-rica';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader finds a topic by its letter, and a competition above them', async ({ page }) => {
    await page.goto('/tema');
    await expect(page).toHaveTitle('Temas | FCA');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temas');

    await page.getByRole('link', { name: 'Temas con la P' }).click();
    await expect(page).toHaveURL(`${appOrigin}/tema#letra-p`);
    const letter = page.getByRole('region', { name: 'Temas con la P' });
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

  test('a reader of a league comes to the tables of a stage and of a week', async ({ page }) => {
    await page.goto(league);
    await page.getByRole('link', { name: 'Clausura', exact: true }).click();
    await expect(page).toHaveURL(/\/clasificacion#tabla-\w+$/);
    await expect(page.getByRole('heading', { name: 'Clausura', exact: true })).toBeInViewport();

    await page.goto(league);
    await page.getByLabel('Después de la jornada').selectOption('5');
    await page.getByRole('button', { name: 'Mostrar' }).click();
    await expect(page).toHaveURL(/\/clasificacion\?jornada=5$/);
  });
});

test('a reader of a league chooses stage and week beside the news, and stays there', async ({ page }) => {
  await page.goto(league);
  const block = page.getByRole('region', { name: /Primera División de Costa Rica/ });
  const clausura = block.getByRole('link', { name: 'Clausura', exact: true });
  await expect(block.getByRole('table')).toHaveCount(2);

  await clausura.focus();
  await page.keyboard.press('Enter');
  await expect(block.getByRole('table')).toHaveCount(1);
  await expect(clausura).toBeFocused();
  await expect(clausura).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-announcer]')).toHaveText('Clausura');

  const week = block.getByLabel('Después de la jornada');
  await week.focus();
  await week.selectOption('5');
  await expect(block.getByRole('row', { name: /; 5 jugados,/ }).first()).toBeVisible();
  await expect(block.getByRole('table')).toHaveCount(1);
  await expect(week).toBeFocused();
  await expect(week).toHaveValue('5');
  await expect(page.locator('[data-announcer]')).toContainText('después de la jornada 5');
  await expect(page).toHaveURL(appOrigin + league);
});

test('where the tables cannot be had in place, the link leads to them', async ({ page }) => {
  await page.route('**/api/competition/**', (route) => route.fulfill({ status: 503 }));
  await page.goto(league);
  await page.getByRole('link', { name: 'Clausura', exact: true }).click();
  await expect(page).toHaveURL(/\/clasificacion#tabla-\w+$/);
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
