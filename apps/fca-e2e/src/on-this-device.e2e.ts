import { colourRules, findBarriers } from '@cancha/e2e/findBarriers';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { measureShift } from '@cancha/e2e/measureShift';
import { article } from './addresses';
import { words } from './words';

const preferences = '/preferencias';
const saved = '/guardadas';
const myTeams = '/mis-equipos';
const competitions = '/resultados/futbol/competencias';
const other = '/mundial-2026';

const { device } = words;
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const bodySize = (page: Page) =>
  page
    .locator('main [data-text] p')
    .first()
    .evaluate((paragraph) => parseFloat(getComputedStyle(paragraph).fontSize));
const save = (page: Page) => page.getByRole('button', { name: device.save, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

/** Stays with an article for as long as it takes to count as read. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cancha.read')), { timeout: 15_000 })
    .toContain(path);
}

test.describe('colours', () => {
  test('are the system’s until a reader chooses, and then those, on every page and visit', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(preferences);
    const light = await background(page);
    await expect(page.getByRole('radio', { name: device.system })).toBeChecked();
    await choose(page, device.dark);
    await expect.poll(() => background(page)).not.toBe(light);
    const dark = await background(page);

    await page.goto('/');
    expect(await background(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(page)).toBe(dark);

    await page.goto(preferences);
    await expect(page.getByRole('radio', { name: device.dark })).toBeChecked();
    await choose(page, device.light);
    await expect.poll(() => background(page)).toBe(light);
    await choose(page, device.system);
    await expect.poll(() => background(page)).toBe(dark);
  });

  test('may be chosen before the page’s scripts have come', async ({ page }) => {
    const { promise: chosen, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await chosen;
      await route.continue();
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(preferences, { waitUntil: 'commit' });
    await choose(page, device.light);
    await choose(page, device.dark);
    letThrough();

    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(page.getByRole('radio', { name: device.dark })).toBeChecked();
  });

  test('of the reader’s choice are there at the first paint, and the browser’s own bar wears them', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(preferences);
    await choose(page, device.dark);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cancha.settings'))).toContain('dark');
    // Nothing but the document and its style sheets: whatever comes later comes too late.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');

    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    const bar = page.locator('meta[name="theme-color"]').first();
    const header = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--palette-header').trim(),
    );
    await expect(bar).toHaveAttribute('content', header);
  });

  test('change in the other tabs of the reader as well', async ({ page, context }) => {
    await page.goto('/');
    const tab = await context.newPage();
    await tab.goto(preferences);
    await choose(tab, device.dark);

    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  });
});

test('text is as large as the reader wants it, from the first paint on, and the page still fits', async ({
  firstVisit: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectShift = await measureShift(page);
  await page.goto(article);
  const usual = await bodySize(page);
  // On a phone the sizes are in a sheet.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: device.textSize }).click();
  await choose(page, device.large);
  await expect.poll(() => bodySize(page)).toBeGreaterThan(usual * 1.1);
  await choose(page, device.largest);
  await expect.poll(() => bodySize(page)).toBeGreaterThan(usual * 1.4);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoOverflow(page);

  await page.goto(article);
  expect(await bodySize(page)).toBeGreaterThan(usual * 1.4);
  await expectShift(0);

  // On a wider screen they are beside the other buttons.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: device.larger })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: device.smaller }).click();
  await expect.poll(() => bodySize(page)).toBeLessThan(usual * 1.4);
  await page.getByRole('button', { name: device.larger }).click();
  await expect.poll(() => bodySize(page)).toBeGreaterThan(usual * 1.4);

  await page.goto(preferences);
  await expect(page.getByRole('radio', { name: device.largest })).toBeChecked();
});

test('an article that was saved is found again, leads to its page, and can be let go', async ({ page }) => {
  await page.goto(article);
  const name = await title(page);
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('contentinfo').getByRole('link', { name: device.list }).click();
  await expect(page).toHaveURL(new RegExp(`${saved}$`));
  const drop = page.getByRole('button', { name: new RegExp(`^${device.drop}: `) });
  await expect(drop).toHaveCount(1);
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();
  await drop.press('Enter');
  await expect(page.getByText(device.none)).toBeVisible();
  await page.goto(article);
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
});

test('what was saved is listed though the backend of the site is out of reach', async ({ page }) => {
  await page.goto(article);
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(saved);
  await page.route('**/v1/**', (route) => route.abort());
  await page.reload();

  await expect(page.locator(`main a[href="${article}"]`).first()).toBeVisible();
});

test('what somebody else wrote into the storage costs nothing but itself', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    localStorage.setItem('cancha.settings', '{"version":1,"scheme":{"toString":null},"textSize":7}');
    localStorage.setItem('cancha.saved', '[[');
    localStorage.setItem('cancha.follows', '{"version":1,"follows":[null,{"kind":"team","id":7}]}');
    localStorage.setItem(
      'cancha.read',
      '{"version":1,"articles":[null,{"path":"//evil.example","title":"x"}]}',
    );
  });
  for (const path of [article, saved, myTeams, preferences, '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.goto(saved);
  await expect(page.getByText(device.none)).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [trouble, words] of [
  ['QuotaExceededError', device.full],
  ['SecurityError', device.refused],
] as const) {
  test(`a device that keeps nothing says so: ${trouble}`, async ({ page }) => {
    await page.addInitScript((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', name);
      };
    }, trouble);
    await page.goto(article);
    await save(page).click();

    await expect(page.getByRole('status').first()).toHaveText(words);
    await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
  });
}

test('what was read is marked in lists without moving anything, until the reader has it forgotten', async ({
  firstVisit: page,
}) => {
  await page.goto(other);
  const card = page.locator('main article a[href$=".html"]').first();
  const path = String(await card.getAttribute('href'));
  await read(page, path);

  const expectShift = await measureShift(page);
  await page.goto(other);
  const marked = page.locator(`main a[href="${path}"]`).first();
  await expect(marked).toHaveAttribute('data-read', device.read);
  await expectShift(0);
  expect(await findBarriers(page)).toEqual([]);

  await page.goto(saved);
  await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  await page.goto(preferences);
  await page.getByRole('button', { name: device.forget }).click();
  await expect(page.getByRole('status').first()).toHaveText(device.forgotten);
  await page.goto(other);
  await expect(page.locator('main [data-read]')).toHaveCount(0);
});

test('nothing that is read is remembered once the reader switched that off', async ({ page }) => {
  await page.goto(preferences);
  await page.getByRole('switch', { name: device.history }).uncheck();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cancha.settings'))).toContain('off');
  await page.goto(article);
  // Longer than it takes in the test above.
  await page.waitForTimeout(7_000);

  expect(await page.evaluate(() => localStorage.getItem('cancha.read'))).toBeNull();
});

test('all of it is done by keyboard', async ({ page }) => {
  await page.goto(preferences);
  await page.getByRole('radio', { name: device.system }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('switch', { name: device.history }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cancha.settings'))).toContain('off');
});

for (const path of [preferences, saved, myTeams]) {
  test(`${path} puts no barrier before anyone in either scheme, fits a narrow phone, and is not to be found`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    expect(await findBarriers(page), 'in light colours').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findBarriers(page, { rules: colourRules }), 'in dark colours').toEqual([]);
    await expectNoOverflow(page);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no control is shown that would do nothing, and the pages say what they take', async ({ page }) => {
    await page.goto(article);
    await expect(save(page)).toBeHidden();
    await expect(page.getByText(device.larger)).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: device.list })).toBeHidden();
    await page.goto(competitions);
    await expect(page.getByRole('main').getByRole('link', { name: 'Copa Oro' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(device.follow) })).toHaveCount(0);
    for (const path of [preferences, saved, myTeams]) {
      await page.goto(path);
      await expect(page.getByText(device.needsScript)).toBeVisible();
      await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    }
  });
});
