import { colourRules, findBarriers } from '@cancha/e2e/findBarriers';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { readHead } from '@cancha/e2e/readHead';
import { requestRaw } from '@cancha/e2e/requestRaw';
import type { Site } from '@cancha/brands/Site';
import { hasPage } from '@cancha/routing/hasPage';
import { test } from '@cancha/e2e/sameTab';
import { expect } from '@playwright/test';
import { aMatch } from './aMatch';
import { sitesUnderTest } from './apps';

const served = sitesUnderTest.map(({ site }) => site);
const withPages = served.filter((site) => hasPage(site, 'match'));
// One site of a kind tells it all. The apps under test, a generated one by itself for example, need not have each kind.
const spanish = withPages.filter(({ language }) => language === 'es').slice(0, 1);
const english = withPages.filter((site) => site.language === 'en' && isAskedDirectly(site)).slice(0, 1);
const without = served
  .filter((site) => site.capabilities.football && !hasPage(site, 'match') && isAskedDirectly(site))
  .slice(0, 1);

/** Only the browser resolves the names of other hosts. */
function isAskedDirectly({ origin }: Site): boolean {
  return new URL(origin).hostname === '127.0.0.1';
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const site of spanish)
    test('a match has its score, what happened and who played, and each of its minutes has an address', async ({
      page,
    }) => {
      const { id } = await aMatch();
      const path = `${site.prefix}/resultados/futbol/partido/brasil-noruega/${id}`;
      await page.goto(`${site.origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Final: Brasil 1, Noruega 2');
      await expect(page.getByRole('heading', { name: 'Alineaciones' })).toBeVisible();

      const timeline = page.getByRole('listitem').filter({ hasText: 'Gol' });
      await timeline.getByRole('link', { name: /79’/ }).click();
      await expect(page).toHaveURL(/\?minuto=79$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Brasil 0, Noruega 1/);
      await expect(page.getByRole('main')).toContainText('Así estaba el partido en el minuto 79’.');
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${id}$`));

      await page.getByRole('link', { name: /^Después: 90/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Noruega 2/);
      await page.getByRole('link', { name: 'Ver el partido completo' }).click();
      await page.getByRole('link', { name: 'Noticias', exact: true }).last().click();
      await expect(page).toHaveURL(/\/noticias$/);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });
});

for (const { origin, prefix } of english)
  test('the id of a match decides: a wrong name leads to the right one, an unknown id and a minute that is none to a 404', async () => {
    const { id } = await aMatch();
    const path = `${prefix}/results/soccer/match`;
    const answer = async (address: string) => (await requestRaw(origin, path + address)).status;

    const moved = await requestRaw(origin, `${path}/whoever/${id}?minute=79`);
    expect([moved.status, moved.headers.location]).toEqual([308, `${path}/brazil-norway/${id}?minute=79`]);
    expect(await answer('/brazil-norway/nobody')).toBe(404);
    expect(await answer(`/brazil-norway/${id}?minute=half-time`)).toBe(404);
    expect(await answer(`/brazil-norway/${id}/news`)).toBe(200);

    const { body } = await requestRaw(origin, `${path}/brazil-norway/${id}`);
    expect(readHead(body).title).toContain('Brazil 1-2 Norway');
    expect(body).toContain('"@type":"SportsEvent"');
    const picture = await requestRaw(origin, `${prefix}/api/match-picture/${id}.png`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });

for (const site of spanish)
  test('a match is for everyone, on the smallest phone, light and dark', async ({ page }) => {
    const { id } = await aMatch();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${site.origin}${site.prefix}/resultados/futbol/partido/brasil-noruega/${id}`);
    await expectNoOverflow(page);
    expect(await findBarriers(page), 'in light colours').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findBarriers(page, { rules: colourRules }), 'in dark colours').toEqual([]);
  });

for (const { origin, prefix } of without)
  test('where matches have no pages nothing leads to one, and their address is a 404', async () => {
    const { id } = await aMatch();
    expect(
      (await requestRaw(origin, `${prefix}/resultados/futbol/partido/brasil-noruega/${id}`)).status,
    ).toBe(404);
    const { body } = await requestRaw(origin, `${prefix}/resultados/futbol?date=2026-07-05`);
    expect(body).toContain('Noruega');
    expect(body).not.toContain('/partido/');
  });
