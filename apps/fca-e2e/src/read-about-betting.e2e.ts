import { readHead } from '@cancha/e2e/readHead';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { test } from '@cancha/e2e/sameTab';
import { expect } from '@playwright/test';
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

  test('a code is read with its terms, and one that has expired is not there', async ({ page }) => {
    await page.goto('/apuestas/codigos');
    const offer = page.getByRole('article').filter({ hasText: 'Casa Tribuna (ejemplo)' });

    await expect(offer.getByText('TRIBUNA50')).toBeVisible();
    await expect(offer).toContainText('Se apuesta ocho veces el bono');
    await expect(offer.getByRole('link')).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(page.getByRole('button', { name: /Copiar el código/ })).toBeHidden();
    await expect(page.getByText('FINAL26')).toHaveCount(0);
  });
});

test('a tap copies a code and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/apuestas/codigos');
  await page.getByRole('button', { name: 'Copiar el código: Casa Tribuna (ejemplo)' }).click();

  await expect(page.getByText('Código copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TRIBUNA50');
});

test('each page of the section has one address of its own, the mark of age, an authority and who pays', async () => {
  for (const path of [
    '/apuestas',
    '/apuestas/guias',
    '/apuestas/codigos',
    '/apuestas/resenas',
    '/apuestas/principios-de-publicacion',
  ]) {
    const { status, body } = await requestRaw(appOrigin, path);
    expect([path, status, readHead(body).canonical]).toEqual([path, 200, appOrigin + path]);
    for (const said of ['18+', 'Junta de Control de Juegos', 'puede recibir una comisión'])
      expect([path, body.includes(said)]).toEqual([path, true]);
  }
  expect((await requestRaw(appOrigin, '/apuestas/guias?page=99')).status).toBe(404);
});

test('search engines are told of each review, and of no offer on a page of news', async () => {
  const reviews = await requestRaw(appOrigin, '/apuestas/resenas');
  const home = await requestRaw(appOrigin, '/');

  expect(reviews.body).toContain('"@type":"Review"');
  expect(home.body).not.toContain('sponsored');
});
