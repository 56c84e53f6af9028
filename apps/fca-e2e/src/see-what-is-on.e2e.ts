import { readHead } from '@cancha/e2e/readHead';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { test } from '@cancha/e2e/sameTab';
import { expect } from '@playwright/test';
import { appOrigin } from './addresses';

// The archive has nothing to come: what a full agenda shows is in `loadAgendaPage.test.ts`.
test('a reader of an agenda with nothing in it is told so, in whose time, and where the results are', async ({
  page,
}) => {
  await page.goto('/agenda');
  await expect(page).toHaveTitle('Agenda | FCA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda');
  await expect(page.locator('main')).toContainText('hora de Costa Rica');
  await expect(page.locator('main')).toContainText('No hay partidos en los próximos días.');

  await page.getByRole('main').getByRole('link', { name: 'Ver los resultados' }).click();
  await expect(page).toHaveURL(`${appOrigin}/resultados/futbol`);
});

test('the pages about the site answer, and the one that thanks is not for search engines', async () => {
  const answer = async (path: string) => {
    const { status, body } = await requestRaw(appOrigin, path);
    const { title, robots } = readHead(body);
    return { status, title, hidden: robots.includes('noindex') };
  };

  expect(await answer('/info/publicidad')).toEqual({ status: 200, title: 'Publicidad | FCA', hidden: false });
  expect(await answer('/info/gracias')).toEqual({ status: 200, title: '¡Gracias!', hidden: true });
  expect(await answer('/juegos-olimpicos')).toEqual({
    ...{ status: 200, title: 'Juegos Olímpicos | FCA', hidden: true },
  });
});

test('an author has a face, words of their own, and the way to all the staff', async ({ page }) => {
  await page.goto('/staff/mesa-de-datos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mesa de Datos');
  await expect(page.locator('main header')).toContainText('MD');
  await expect(page.locator('main header')).toContainText('Saca tablas, rachas y comparaciones');
  await page.getByRole('main').getByRole('link', { name: 'Redacción', exact: true }).click();
  await expect(page).toHaveURL(`${appOrigin}/info/staff`);
});
