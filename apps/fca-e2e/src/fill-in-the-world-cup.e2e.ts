import { colourRules, findBarriers } from '@cancha/e2e/findBarriers';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { measureShift } from '@cancha/e2e/measureShift';
import { readHead } from '@cancha/e2e/readHead';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { appOrigin } from './addresses';

const calendar = '/mundial-2026/calendario';
const pathOf = (page: Page) => new URL(page.url()).pathname;
const main = (page: Page) => page.getByRole('main');
const match = (page: Page, name: string) => main(page).getByRole('group', { name, exact: true });

// In one process, so that the address is known to all of them.
test.describe.configure({ mode: 'default' });

/** Known once somebody has been there. */
let empty: string | null = null;

/** From the calendar, as a reader comes to it: the first one does, the others know the address. */
async function openEmpty(page: Page): Promise<void> {
  await page.goto(empty ?? calendar);
  if (empty === null) await main(page).getByRole('link', { name: 'Simula el Mundial' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simulador del Mundial 2026');
  empty = page.url();
}

test('the real results lead to the real champion, and their address says so in another browser', async ({
  page,
  browser,
}) => {
  await openEmpty(page);
  await main(page).getByRole('link', { name: 'Con los resultados reales' }).click();
  await expect(main(page).getByRole('status')).toContainText('104 de 104 partidos elegidos');
  await expect(main(page).getByRole('status')).toContainText('Campeón: España');

  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await other.goto(page.url());
  await expect(main(other).getByRole('status')).toContainText('Campeón: España');
  await expect(match(other, 'Partido 104: España contra Argentina. Pasa España.')).toBeVisible();
  await other.context().close();
});

test('a group is filled in by taps and by the keyboard, and its table follows with the address', async ({
  page,
}) => {
  await openEmpty(page);
  const before = pathOf(page);
  const first = match(page, 'México contra Sudáfrica');
  await expect(main(page).getByRole('button', { name: 'Deshacer' })).toBeDisabled();

  await first.getByRole('button', { name: 'Gana México' }).click();
  await first.getByRole('spinbutton', { name: /^Goles de México/ }).fill('3');
  const table = main(page).getByRole('table', { name: 'Tabla del grupo A' });
  await expect(table.getByRole('row').nth(1)).toContainText('México');
  await expect(table.getByRole('row').nth(1)).toContainText('+3');
  await expect(main(page).getByRole('status')).toContainText('1 de 104');
  await expect(async () => {
    expect(pathOf(page)).not.toBe(before);
  }).toPass();

  const filled = pathOf(page);
  await page.reload();
  await expect(first.getByRole('spinbutton', { name: /^Goles de México/ })).toHaveValue('3');
  expect(pathOf(page)).toBe(filled);

  await first.getByRole('button', { name: 'Empate' }).click();
  await expect(main(page)).toContainText('México y Sudáfrica empatan en todos los criterios');
  await main(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(first.getByRole('spinbutton', { name: /^Goles de México/ })).toHaveValue('3');
  await expect(page).toHaveURL(appOrigin + filled);
});

test('goals that are written while the form comes to life are kept', async ({ page }) => {
  // React listens to the form first and takes it over a moment later. A reader may write in between.
  await page.addInitScript(() => {
    const own = Reflect.get(EventTarget.prototype, 'addEventListener');
    EventTarget.prototype.addEventListener = new Proxy(own, {
      apply(listen, target: EventTarget, args) {
        Reflect.apply(listen, target, args);
        if (!(target instanceof Element) || !target.matches('[data-simulator]')) return;
        EventTarget.prototype.addEventListener = listen;
        const field = target.querySelector('input');
        if (!field) return;
        field.value = '4';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
    });
  });
  await openEmpty(page);

  await expect(main(page).getByRole('status')).toContainText('1 de 104');
  await expect(main(page).getByRole('spinbutton').first()).toHaveValue('4');
});

test('a winner who no longer gets there is taken out of the matches after it, and it is said', async ({
  page,
}) => {
  await openEmpty(page);
  await main(page).getByRole('link', { name: 'Con los resultados reales' }).click();
  await expect(main(page).getByRole('status')).toContainText('Campeón: España');

  const semifinal = match(page, 'Partido 101: Francia contra España. Pasa España.');
  await semifinal.getByRole('button', { name: 'Pasa Francia' }).click();
  await expect(main(page).getByRole('status')).toContainText('Aún sin campeón');
  await expect(main(page).getByRole('status')).toContainText('ese equipo ya no llega: 1');
  await expect(match(page, 'Partido 104: Francia contra Argentina.')).toContainText('Elección quitada');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every button leads to the page with that pick, and the goals written are kept', async ({ page }) => {
    await openEmpty(page);
    await match(page, 'México contra Sudáfrica')
      .getByRole('spinbutton', { name: /^Goles de México/ })
      .fill('4');
    await match(page, 'Brasil contra Marruecos').getByRole('button', { name: 'Gana Brasil' }).click();

    await expect(main(page).getByRole('status')).toContainText('2 de 104');
    const fields = match(page, 'México contra Sudáfrica').getByRole('spinbutton');
    await expect(fields.first()).toHaveValue('4');
    await expect(fields.last()).toHaveValue('0');
  });
});

test('an address with one letter changed is no World Cup but a page that does not exist', async ({
  page,
}) => {
  await openEmpty(page);
  const path = pathOf(page);
  const wrong = path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A');

  expect((await requestRaw(appOrigin, wrong)).status).toBe(404);
  const { status, body } = await requestRaw(appOrigin, path);
  expect(status).toBe(200);
  expect(readHead(body).robots).toContain('noindex');
});

test('nobody is kept out of the simulator, on a small phone either', async ({ page }) => {
  // Seven hundred controls are many for who looks at each of them.
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await openEmpty(page);
  await main(page).getByRole('link', { name: 'Con los resultados reales' }).click();
  await expect(main(page).getByRole('status')).toContainText('104 de 104');
  await expectNoOverflow(page);
  expect(await findBarriers(page, { within: 'main' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findBarriers(page, { within: 'main', rules: colourRules })).toEqual([]);
});

test.describe('the calendar of the World Cup', () => {
  test.use({ timezoneId: 'America/Costa_Rica' });

  test('has every match by day with its ground, in whose time it says, and the way to the final', async ({
    page,
  }) => {
    await page.goto(calendar);
    await expect(main(page)).toContainText('Todos los horarios, en hora de Costa Rica.');
    await expect(main(page).locator('[data-reader-time]')).toHaveCount(104);
    // The day that is furthest off, at the end of those that are over
    await main(page).locator('#partidos summary').last().click();
    const opening = main(page).getByRole('listitem').filter({ hasText: 'México 2, Sudáfrica 0' });
    await expect(opening).toContainText('13:00');
    await expect(opening).toContainText('Estadio Azteca');
    await expect(match(page, 'Partido 104: España 1 contra Argentina 0. Pasa España.')).toBeVisible();
    await expect(main(page).getByRole('table')).toHaveCount(12);

    await main(page).getByRole('link', { name: 'Ir al día más cercano' }).click();
    await expect(page).toHaveURL(/#dia-2026-07-19$/);
    expect(await findBarriers(page)).toEqual([]);
  });

  for (const [zone, own] of [
    ['America/Costa_Rica', null],
    ['Asia/Tokyo', '(vie 04:00)'],
  ] as const) {
    test(`a reader in ${zone} ${own ? 'is told their own hour as well' : 'reads no hour twice'}`, async ({
      browser,
    }) => {
      const page = await (
        await browser.newContext({ timezoneId: zone, viewport: { width: 320, height: 640 } })
      ).newPage();
      const expectShift = await measureShift(page);
      await page.goto(appOrigin + calendar);
      // Of the opening match.
      const place = main(page).locator('[data-reader-time="2026-06-11T19:00:00.000Z"]').first();
      const whose = main(page).locator('[data-reader-zone]');
      if (own) await expect(place).toHaveText(own);
      await expect(whose).toHaveText(
        own ? 'En hora de Costa Rica (y en la tuya, GMT+9).' : 'Todos los horarios, en hora de Costa Rica.',
      );
      if (!own) await expect(place).toBeEmpty();
      // Lines keep their places when hours are added.
      await expectShift(0.01);
      await expectNoOverflow(page);
      await page.context().close();
    });
  }
});
