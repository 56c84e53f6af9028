import { findBarriers } from '@cancha/e2e/findBarriers';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { readHead } from '@cancha/e2e/readHead';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { test } from '@cancha/e2e/sameTab';
import { expect } from '@playwright/test';
import { appOrigin } from './addresses';

const results = '/resultados/futbol';
const league = `${results}/competencias/primera-division-costa-rica/6ga1fmjm1cx0lwtv9mm5llvy`;
const worldCup = `${results}/competencias/mundial/3yhz745q8wvowfs2ns8tg3a6`;
const championsCup = `${results}/competencias/copa-de-campeones-concacaf/iqjfb7e5pdumewfrnj3ob12t`;
const alajuelense = `${results}/equipo/alajuelense/lg6f4dc7m5fy2q7blxjylsul`;

const answer = async (path: string) => {
  const { status, headers } = await requestRaw(appOrigin, path);
  return { status, location: headers.location };
};

test('a competition is found by any slug, and by the season it was played in', async () => {
  const moved = { status: 308, location: expect.stringMatching(`${league}$`) as unknown };

  expect(await answer(league)).toEqual({ status: 200, location: undefined });
  expect(await answer(league.replace('primera-division-costa-rica', 'otra'))).toEqual(moved);
  for (const name of ['primera-division-costa-rica', 'liga-de-costa-rica'])
    expect(await answer(`${results}/competencias/${name}/2024-25`)).toEqual(moved);
  expect((await answer(`${results}/competencias/mundial/1999`)).status).toBe(404);
  expect((await answer(`${results}/competencias/mundial/nada`)).status).toBe(404);
  expect((await answer(`${alajuelense.replace('alajuelense', 'x')}/partidos?page=2`)).location).toMatch(
    /alajuelense\/lg6f4dc7m5fy2q7blxjylsul\/partidos\?page=2$/,
  );
});

test('the tabs of a competition lead to its pages, and each says where one is', async ({ page }) => {
  await page.goto(league);
  const bar = page.getByRole('navigation', { name: 'Páginas de Primera División de Costa Rica 2024-25' });
  await expect(bar.locator('a[aria-current="page"]')).toHaveText('Resultados');

  for (const [tab, path, heading] of [
    ['Posiciones', '/clasificacion', 'Posiciones: Primera División de Costa Rica 2024-25'],
    ['Calendario', '/calendario', 'Calendario: Primera División de Costa Rica 2024-25'],
    ['Noticias', '/noticias', 'Noticias: Primera División de Costa Rica 2024-25'],
  ] as const) {
    await bar.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(appOrigin + league + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(bar.locator('a[aria-current="page"]')).toHaveText(tab);
  }
});

test('a line of a table is a sentence to a screen reader, and leads to the team', async ({ page }) => {
  await page.goto(`${worldCup}/clasificacion`);
  const group = page.getByRole('table', { name: 'Copa Mundial de la FIFA 2026, Grupo A' });
  const first = group.getByRole('row', {
    name: '1, México: 9 puntos; 3 jugados, 3 ganados, 0 empatados, 0 perdidos',
  });
  await expect(first).toContainText('3-0-0');
  await expect(page.getByText('Datos hasta el 19 de julio de 2026.')).toBeVisible();

  await first.getByRole('link', { name: 'México' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('México');
  await expect(page.getByRole('row', { name: /^1, México/ })).toContainText('(tu equipo)');
});

test('why teams with as many points stand in their order is said under the table', async ({ page }) => {
  await page.goto(`${worldCup}/clasificacion`);
  const group = page.getByRole('region', { name: 'Grupo C', exact: true });
  await expect(group).toContainText('Brasil está arriba de Marruecos por diferencia de goles: +6 contra +3.');
});

test('the knock-out rounds of a competition are a bracket, of two legs with both', async ({ page }) => {
  await page.goto(`${worldCup}/clasificacion`);
  const bracket = page.getByRole('region', { name: 'Cuadro de la fase final' });
  await expect(bracket.getByRole('heading')).toHaveText([
    'Dieciseisavos de final',
    'Octavos de final',
    'Cuartos de final',
    'Semifinales',
    'Final',
    /tercer/i,
  ]);

  await page.goto(`${championsCup}/clasificacion`);
  await expect(bracket.getByRole('heading')).toHaveText([
    'Octavos de final',
    'Cuartos de final',
    'Semifinales',
    'Final',
  ]);
  await expect(bracket.getByRole('group', { name: /^Ida, .* Vuelta, .* Global: / }).first()).toBeAttached();
  // What leads nowhere two by two stays a list.
  await expect(page.getByRole('heading', { name: 'Primera ronda' })).toBeVisible();
});

test('the calendar of the site is one step from the results, and from any page', async ({ page }) => {
  await page.goto(results);
  await page.getByRole('link', { name: 'Calendario por semanas' }).click();
  await expect(page).toHaveURL(`${appOrigin}/calendario`);
  const ball = page.getByRole('banner').getByRole('link', { name: 'Calendario', exact: true });
  await expect(ball).toHaveAttribute('aria-current', 'page');

  await page.goto('/panama');
  await ball.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendario');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('any round, week and earlier table of a league can be reached', async ({ page }) => {
    await page.goto(`${league}/calendario`);
    await page.getByLabel('Jornada', { exact: true }).selectOption('apertura-jornada-3');
    await page.getByRole('button', { name: 'Mostrar' }).click();
    await expect(page).toHaveURL(`${appOrigin}${league}/calendario?jornada=apertura-jornada-3`);
    await expect(page.getByRole('heading', { level: 2, name: 'Apertura · Jornada 3' })).toBeVisible();
    await page.getByRole('link', { name: 'Jornada siguiente: Apertura · Jornada 4' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Apertura · Jornada 4' })).toBeVisible();

    await page.getByRole('link', { name: 'Por semana' }).click();
    await expect(page.getByRole('navigation', { name: 'Semanas' })).toContainText('Del');

    await page.goto(`${league}/clasificacion`);
    await page.getByLabel('Después de la jornada').selectOption('5');
    await page.getByRole('button', { name: 'Mostrar' }).click();
    await expect(page.getByText('Así estaban las tablas después de la jornada 5.')).toBeVisible();
    await expect(page.getByRole('row', { name: /; 5 jugados,/ }).first()).toBeVisible();
  });
});

test('what nobody was offered is no page', async () => {
  for (const path of [
    `${league}/calendario?jornada=apertura-jornada-99`,
    `${league}/calendario?semana=2026-02-30`,
    `${league}/calendario?semana=2031-01-06`,
    `${league}/clasificacion?jornada=0`,
    `${alajuelense}/estadisticas?torneo=nada`,
    `${alajuelense}/partidos?page=900`,
  ])
    expect((await answer(path)).status, path).toBe(404);
});

test('the news and the tables of a competition and of a team have pages of their own', async () => {
  for (const [path, title, part] of [
    [`${worldCup}/noticias`, /Noticias.*Mundial/, /href="[^"]+\.html"/],
    [`${alajuelense}/noticias`, /Noticias.*Alajuelense/, /href="[^"]+\.html"/],
    [`${alajuelense}/posiciones`, /Posiciones.*Alajuelense/, /<tr[^>]*>.*Alajuelense/s],
    [`${alajuelense}/partidos`, /Partidos.*Alajuelense/, /Alajuelense.*Saprissa/s],
  ] as const) {
    const { status, body } = await requestRaw(appOrigin, path);

    expect(status, path).toBe(200);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? body.slice(0, 300), path).toMatch(title);
    expect(body, path).toMatch(part);
  }
});

test('every kind of page fits 320 pixels and has no barriers', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [
    worldCup,
    `${worldCup}/clasificacion`,
    `${league}/calendario`,
    `${league}/clasificacion`,
    `${championsCup}/clasificacion`,
    '/tema/liga-de-costa-rica',
    alajuelense,
    `${alajuelense}/estadisticas`,
    `${results}/equipo/mexico/t7atnbb265qqn2fsimuy97i4/plantel`,
    `${results}/jugador/lionel-messi/q7b3euf9l4evowe7cc4mb419`,
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expectNoOverflow(page);
    expect(await findBarriers(page), path).toEqual([]);
  }
});

test('a calendar program gets the matches, and nothing when nothing changed', async () => {
  for (const path of [`${alajuelense}.ics`, `${worldCup}.ics`]) {
    const first = await requestRaw(appOrigin, path);
    const second = await requestRaw(appOrigin, path);

    expect(first.status, path).toBe(200);
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(first.headers['cache-control']).toContain('max-age=900');
    expect(first.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(first.body.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(40);
    expect(second.body).toBe(first.body);

    const { headers } = first;
    const known = await requestRaw(appOrigin, path, {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([known.status, known.body]).toEqual([304, '']);
  }
  expect((await requestRaw(appOrigin, `${results}/equipo/x/nada.ics`)).status).toBe(404);
});

test('machines are told what a page is of, and which of its views to find', async () => {
  const read = async (path: string) => (await requestRaw(appOrigin, path)).body;
  const team = await read(alajuelense);

  expect(team).toContain('"@type":"SportsTeam","name":"Alajuelense"');
  expect(await read(league)).toContain('"@type":"SportsOrganization"');
  expect(await read(`${results}/jugador/lionel-messi/q7b3euf9l4evowe7cc4mb419`)).toContain(
    '"@type":"Person","name":"Lionel Messi"',
  );
  expect(readHead(team).canonical).toBe(appOrigin + alajuelense);
  expect(readHead(await read(`${league}/clasificacion?jornada=5`)).robots).toContain('noindex');
  expect(readHead(await read(`${league}/clasificacion`)).robots).not.toContain('noindex');
});

test('with JavaScript a round is swapped in place, and the field that chose it keeps its place', async ({
  page,
}) => {
  await page.goto(`${league}/calendario`);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const field = page.getByLabel('Jornada', { exact: true });
  await expect(page.getByRole('button', { name: 'Mostrar' })).toBeHidden();
  await field.focus();
  await field.selectOption('apertura-jornada-2');

  await expect(page.getByRole('heading', { level: 2, name: 'Apertura · Jornada 2' })).toBeVisible();
  await expect(field).toHaveValue('apertura-jornada-2');
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});
