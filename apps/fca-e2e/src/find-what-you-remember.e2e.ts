import { readHead } from '@cancha/e2e/readHead';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { appOrigin } from './addresses';
import { icon, menu, toggle } from './menuOf';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Buscar en FCA' });
const count = (page: Page) => page.getByRole('main').locator('[role=status]:not([data-device-status])');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a reader searches from the menu, comes to a player, and back to what was found', async ({ page }) => {
    await page.goto('/panama');
    await icon(page).click();
    await menu(page).getByRole('searchbox', { name: 'Buscar en FCA' }).fill('mbape');
    await menu(page).getByRole('button', { name: 'Buscar' }).click();

    await expect(page).toHaveURL(`${appOrigin}/buscar?q=mbape`);
    await expect(page).toHaveTitle('Resultados para «mbape» | FCA');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «mbape»');
    await expect(count(page)).toContainText('No hay nada con «mbape». Esto es lo que hay con «Mbappé».');
    await expect(count(page)).toContainText(/\d+ resultados/);
    await expect(field(page)).toHaveValue('mbape');

    const players = page.getByRole('region', { name: 'Jugadores' });
    await players.getByRole('link', { name: 'Kylian Mbappé' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kylian Mbappé');
    await page.goBack();
    await expect(players).toBeVisible();
  });

  test('teams, competitions and notes stand apart, each a link to its page', async ({ page }) => {
    await page.goto('/buscar?q=costa+rica');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Equipos', 'Torneos', 'Notas']);
    await expect(main.getByText(/^Las 20 que mejor coinciden, de \d+\.$/)).toBeVisible();

    await main.getByRole('region', { name: 'Torneos' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Primera División de Costa Rica');
    await page.goto('/buscar?q=costa+rica');
    await main.getByRole('region', { name: 'Notas' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\.html$/);
  });
});

test('a keyboard is enough: to the menu, into its field, to what was found', async ({ page }) => {
  await page.goto('/panama');
  await toggle(page).focus();
  await page.keyboard.press('Space');
  const own = menu(page).getByRole('searchbox');
  for (
    let tabs = 0;
    tabs < 30 && !(await own.evaluate((input) => input === document.activeElement));
    tabs += 1
  )
    await page.keyboard.press('Tab');
  await expect(own).toBeFocused();
  await page.keyboard.type('sao paulo');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${appOrigin}/buscar?q=sao+paulo`);
  await field(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'São Paulo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('São Paulo');
});

test('before a search the page says what can be searched, after one in vain what to try', async ({
  page,
}) => {
  await page.goto('/buscar');
  await expect(page).toHaveTitle('Buscar | FCA');
  await expect(page.getByText('Los acentos dan igual.')).toBeVisible();

  await field(page).fill('xyzzy');
  await field(page).press('Enter');
  await expect(count(page)).toHaveText('0 resultados');
  await expect(page.getByText('No encontramos nada con «xyzzy»')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'O sigue por aquí' })
    .getByRole('link', { name: 'Temas' })
    .click();
  await expect(page).toHaveURL(`${appOrigin}/tema`);
});

test.describe('the answer', () => {
  const bad = {
    'no words': '?q=',
    'two questions': '?q=&q=messi',
    'percent signs': '?q=100%25+%25_%25',
    'half of one': '?q=%',
    quotes: `?q=${encodeURIComponent(`"' \``)}`,
    SQL: `?q=${encodeURIComponent("'; DROP TABLE articles; --")}`,
    'words that say nothing': '?q=de+la',
    'a flag': `?q=${encodeURIComponent('🇨🇷')}`,
    Arabic: `?q=${encodeURIComponent('ليونيل ميسي')}`,
    'what is no text': '?q=%00%ff%fe',
    'a way out': `?q=${encodeURIComponent('../../../etc/passwd')}`,
    HTML: `?q=${encodeURIComponent('<script>alert(1)</script>')}`,
    '2,000 letters': `?q=${'argentina+'.repeat(200)}`,
  };

  for (const [name, query] of Object.entries(bad)) {
    test(`to ${name} is a page`, async () => {
      const { status, body } = await requestRaw(appOrigin, `/buscar${query}`);

      expect(status).toBe(200);
      expect(body).toContain('role="search"');
      expect(body).not.toContain('<script>alert');
    });
  }

  test('says that it was cut', async () => {
    const { body } = await requestRaw(appOrigin, `/buscar${bad['2,000 letters']}`);

    expect(body).toContain('Buscamos solo con las primeras 100 letras.');
  });

  test('is nothing to keep, for search engines or for caches, and in no sitemap', async () => {
    const { status, headers, body } = await requestRaw(appOrigin, '/buscar?q=messi');

    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(readHead(body)).toMatchObject({ canonical: `${appOrigin}/buscar` });
    expect(body).toMatch(/<meta name="robots" content="noindex/);
    expect((await requestRaw(appOrigin, '/sitemaps/pages.xml')).body).not.toContain('/buscar');
    expect((await requestRaw(appOrigin, '/busca')).status).toBe(404);
    expect((await requestRaw(appOrigin, '/search')).status).toBe(404);
  });
});
