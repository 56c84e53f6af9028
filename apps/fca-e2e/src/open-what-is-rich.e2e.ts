import { colourRules, findBarriers } from '@cancha/e2e/findBarriers';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Locator, type Page } from '@playwright/test';
import { article } from './addresses';

const gallery = '/mundial-2026/el-camino-de-espana-en-ocho-ilustraciones-20260720-1402.html';
const results = '/resultados/futbol';
const worldCup = '/mundial-2026/calendario';

const desk = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };

type Surface = {
  path: string;
  opener: (page: Page) => Locator;
  title: string;
  /** A calendar beside its button has none. */
  hasCross?: (screen: typeof desk) => boolean;
  /** Default: all. */
  screens?: readonly (typeof desk)[];
};

const surfaces: Record<string, Surface> = {
  'the photos of a gallery': {
    path: gallery,
    opener: (page) => page.getByRole('link', { name: 'Ampliar: Foto 1 de 8' }),
    title: 'Galería de fotos',
  },
  'a calendar of results': {
    path: results,
    opener: (page) => page.getByRole('button', { name: 'Elegir un día' }),
    title: 'Elegir un día',
    hasCross: ({ width }) => width < 769,
  },
  preferences: {
    path: '/',
    opener: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Preferencias' }),
    title: 'Preferencias',
  },
  'the size of the text': {
    path: article,
    opener: (page) => page.getByRole('link', { name: 'Tamaño del texto' }),
    title: 'Tamaño del texto',
    screens: [phone],
  },
};

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Until the page's scripts listen a link is a link, and a button waits. */
async function open(page: Page, { path, opener, title }: Surface): Promise<void> {
  await expect(async () => {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    if (!(await dialog(page, title).isVisible())) await opener(page).click();
    await expect(dialog(page, title)).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

for (const [name, surface] of Object.entries(surfaces)) {
  const { path, opener, title, screens = [desk, phone], hasCross = () => true } = surface;
  const tag = path === gallery ? ['@pictures'] : [];
  test(`${name} open and close on every screen`, { tag }, async ({ page }) => {
    for (const screen of screens) {
      await test.step(`at ${screen.width} px`, async () => {
        await page.setViewportSize(screen);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(path, { waitUntil: 'networkidle' });
        await open(page, surface);
        await expectNoOverflow(page);
        expect(await findBarriers(page), 'in light colours').toEqual([]);
        // Colours are judged as they come to rest.
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        expect(await findBarriers(page, { rules: colourRules }), 'in dark colours').toEqual([]);
        await page.emulateMedia({ reducedMotion: 'no-preference' });

        const ways = [
          () => page.keyboard.press('Escape'),
          () => page.goBack(),
          async () =>
            hasCross(screen)
              ? dialog(page, title).getByRole('button', { name: 'Cerrar' }).click()
              : page.mouse.click(5, 300),
        ];
        for (const close of ways) {
          await open(page, surface);
          await close();
          await expect(dialog(page, title)).toHaveCount(0);
          await expect(opener(page)).toBeFocused();
          expect(new URL(page.url()).pathname).toBe(path);
        }
      });
    }
  });

  test(`${name}: what opens them goes on working where they cannot be had`, { tag }, async ({ page }) => {
    await page.setViewportSize(screens[0] ?? desk);
    await page.goto(path, { waitUntil: 'networkidle' });
    const link = await opener(page).getAttribute('href');
    // What listens has come, and all that is asked for from now on does not.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    if (link === null) {
      await opener(page).click();
      await page.getByRole('navigation', { name: 'Días' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\?date=/);
    } else {
      await opener(page).click();
      await expect(page).toHaveURL(new RegExp(`${link.replaceAll(/[.?]/g, '\\$&')}$`));
    }
  });
}

test('a photo is gone to by keys, by arrows and by thumbnails', { tag: '@pictures' }, async ({ page }) => {
  await page.goto(gallery, { waitUntil: 'networkidle' });
  await open(page, surfaces['the photos of a gallery']!);
  const lightbox = dialog(page, 'Galería de fotos');
  const inView = (line: string) =>
    expect(lightbox.locator('figcaption', { hasText: line })).toBeInViewport({ ratio: 0.9 });
  await inView('España 0-0 Cabo Verde, el estreno.');
  await page.keyboard.press('End');
  await inView('España 1-0 Argentina, la final.');
  await page.keyboard.press('Home');
  await lightbox.getByRole('button', { name: 'Foto siguiente' }).click();
  await expect(lightbox.getByRole('status')).toContainText('Foto 2 de 8');
  await lightbox.getByRole('button', { name: 'Foto 5 de 8' }).click();
  await inView('Portugal 0-1 España, octavos de final.');
});

test('a day is gone to from the calendar, and Back leads past it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto(results, { waitUntil: 'networkidle' });
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await open(page, surfaces['a calendar of results']!);
  const today = page.getByRole('gridcell', { selected: true });
  await expect(today).toBeFocused();
  await expect(today).toHaveAttribute('aria-current', 'date');
  await page.getByRole('button', { name: 'Mes anterior' }).click();
  const twelfth = page.getByRole('gridcell', { name: '12', exact: true });
  // One month goes as the other comes.
  await expect(twelfth).toHaveCount(1);
  await twelfth.click();

  await expect(page).toHaveURL(/\?date=\d{4}-\d{2}-12$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${results}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('far from the site’s hours', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the calendar begins with the site’s today', async ({ page }) => {
    await page.goto(results, { waitUntil: 'networkidle' });
    const current = await page.locator('nav[aria-label="Días"] [aria-current=date] b').innerText();
    await open(page, surfaces['a calendar of results']!);
    const day = await page.getByRole('gridcell', { selected: true }).innerText();
    expect(current).toBe(day);
    await expect(page.getByRole('gridcell', { selected: true })).toHaveAttribute('aria-current', 'date');
  });
});

test('what is chosen in the preferences is seen at once, and kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(article, { waitUntil: 'networkidle' });
  const html = page.locator('html');
  await open(page, { ...surfaces['preferences']!, path: article });
  await page.getByRole('radio', { name: 'Oscuro' }).check();
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('radio', { name: 'Muy grande' }).check();
  await expect(html).toHaveAttribute('data-text', 'largest');
  await page.getByRole('button', { name: 'Borrar el historial' }).click();
  await expect(dialog(page, 'Preferencias').getByRole('status')).toHaveText('Borrado');
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await page.waitForLoadState('networkidle');
  await open(page, { ...surfaces['preferences']!, path: article });
  await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
});

test('on a phone the goals of a match are chosen by steps', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(worldCup);
  await page.getByRole('main').getByRole('link', { name: 'Simula el Mundial' }).click();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  const match = page.getByRole('group', { name: 'México contra Sudáfrica' });
  const goals = match.getByRole('spinbutton', { name: /^Goles de México/ });
  const sheet = dialog(page, 'México contra Sudáfrica');
  const more = sheet.getByRole('button', { name: 'Un gol más para México' });

  await goals.click();
  await more.click();
  await more.click();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
  // Closed in another way than by its button, nothing is picked.
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(goals).toHaveValue('');
  await expect(goals).toBeFocused();

  await goals.click();
  await more.click();
  await more.click();
  await sheet.getByRole('button', { name: 'Listo' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(goals).toHaveValue('1');
  await expect(page.getByRole('main').getByRole('status')).toContainText('1 de 104');

  // The address has the score, and Back leads to the page before.
  await page.reload();
  await expect(goals).toHaveValue('1');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${worldCup}$`));
});

test('nothing moves when something opens where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await open(page, surfaces['preferences']!);
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('[role="dialog"], [role="dialog"] *, .MuiBackdrop-root')].filter(
        (part) => parseFloat(getComputedStyle(part).transitionDuration) > 0,
      ).length,
  );
  expect(moving).toBe(0);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
