import { readHead } from '@cancha/e2e/readHead';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { expect, test } from '@playwright/test';
import { appOrigin } from './addresses';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an adult reads the tip of the day, and goes on to the guides', async ({ page }) => {
    await page.goto('/apuestas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apuestas');
    await expect(page.locator('main')).toContainText('Solo para mayores de 18 años');
    const tip = page.getByRole('article').filter({ hasText: 'Pronóstico del día' });
    await expect(tip.getByRole('link', { name: 'Leer el análisis' })).toBeVisible();

    await page.getByRole('navigation', { name: 'Apuestas 18+' }).getByRole('link', { name: 'Guías' }).click();
    await expect(page).toHaveURL(`${appOrigin}/apuestas/guias`);
    await expect(page.locator('main')).toContainText('Solo para mayores de 18 años');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guías');
  });
});

test('each page of the section has one address of its own', async () => {
  for (const path of [
    '/apuestas',
    '/apuestas/guias',
    '/apuestas/codigos',
    '/apuestas/resenas',
    '/apuestas/principios-de-publicacion',
  ]) {
    const { status, body } = await requestRaw(appOrigin, path);
    expect([path, status, readHead(body).canonical]).toEqual([path, 200, appOrigin + path]);
  }
  expect((await requestRaw(appOrigin, '/apuestas/guias?page=99')).status).toBe(404);
});
