import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { findBarriers } from '@cancha/e2e/findBarriers';
import { measureShift } from '@cancha/e2e/measureShift';
import type { RunningApp } from '@cancha/e2e/startApp';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { appOrigin, article, backendOrigin, bracket } from './addresses';
import { startAppWithRows } from './startAppWithRows';
import { words } from './words';

const { consent } = words;
const choices = '/opciones-de-privacidad';

/** A page of each kind. */
const kinds = [
  '/',
  article,
  '/mundial-2026',
  '/resultados/futbol',
  bracket,
  '/temas',
  '/info/privacidad',
  choices,
];

let app: RunningApp;

// One app for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // A service of each purpose that is asked for. Nobody is there who would serve their scripts.
  const script = 'http://127.0.0.1:9/script.js';
  app = await startAppWithRows({
    dataLayer: { container: 'GTM-1', script },
    ads: { script, placements: {}, slots: {} },
  });
});
test.afterAll(() => app.stop());

const notice = (page: Page) => page.getByRole('region', { name: consent.title });
const receipt = (page: Page) =>
  page.getByRole('heading', { name: consent.receipt }).locator('..').locator('..');

type Manager = {
  whenAllowed: (use: { service: string; purpose: string }, start: () => () => void) => void;
};

/** A service as its adapter would start it: what it does is written on the document. */
async function startService(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const { canchaConsent } = window as unknown as { canchaConsent: Manager };
    dataset['service'] = 'waits';
    canchaConsent.whenAllowed({ service: 'Counter', purpose: 'measurement' }, () => {
      dataset['service'] = 'runs';
      return () => void (dataset['service'] = 'stopped');
    });
  });
}
const expectService = (page: Page, state: 'waits' | 'runs' | 'stopped') =>
  expect(page.locator('html')).toHaveAttribute('data-service', state);

for (const width of [320, 1280]) {
  test(`before a choice nobody else is asked for anything, and at ${width} px nothing is covered or moves`, async ({
    firstVisit: page,
  }) => {
    const hosts = new Set([app.origin, backendOrigin]);
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    const expectShift = await measureShift(page);
    await page.setViewportSize({ width, height: 720 });
    for (const path of kinds) {
      await page.goto(app.origin + path, { waitUntil: 'networkidle' });
      await expect(notice(page)).toBeVisible();
      const box = (await notice(page).boundingBox())!;
      const main = (await page.locator('main').boundingBox())!;
      expect([path, box.y + box.height <= main.y + 1]).toEqual([path, true]);
      await expectNoOverflow(page);
      // As for every page: faces that come late move a flag or two.
      await expectShift(0.005, path);
    }
    expect([...hosts]).toEqual([app.origin, backendOrigin]);
  });
}

test('refusing takes one key as accepting does, and is kept', async ({ page }) => {
  await page.goto(app.origin);
  await startService(page);
  const refuse = notice(page).getByRole('button', { name: consent.refuse });
  const accept = notice(page).getByRole('button', { name: consent.accept });
  const [one, other] = [(await refuse.boundingBox())!, (await accept.boundingBox())!];
  expect([one.y, one.width, one.height]).toEqual([other.y, other.width, other.height]);
  expect(await findBarriers(page)).toEqual([]);

  await refuse.focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expectService(page, 'waits');

  await page.goto(app.origin + article);
  await expect(notice(page)).toBeHidden();
  await page.goto(app.origin + choices);
  await expect(page.getByRole('switch', { name: consent.measurement })).not.toBeChecked();
  await expect(receipt(page)).toContainText(consent.choseNothing);
});

test('what was allowed runs at once in every tab, is in the receipt, and stops when it is withdrawn', async ({
  page,
  context,
}) => {
  await page.goto(app.origin);
  await startService(page);
  const other = await context.newPage();
  await other.goto(app.origin + article);
  await startService(other);
  await notice(page).getByRole('button', { name: consent.accept }).click();
  await expectService(page, 'runs');
  await expectService(other, 'runs');
  await expect(notice(other)).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: consent.settings }).click();
  const dialog = page.getByRole('dialog', { name: consent.settings });
  await expect(dialog).toContainText('Counter');
  await expect(dialog).toContainText(consent.allowed);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: consent.download }).click();
  expect((await download).suggestedFilename()).toMatch(/^consent-.*\.json$/);

  await dialog.getByRole('switch', { name: consent.measurement }).press('Space');
  await expectService(page, 'stopped');
  await expectService(other, 'stopped');
  await expect(dialog.getByRole('switch', { name: consent.advertising })).toBeChecked();
});

test('the receipt is deleted with the choice: what ran stops, and the reader is asked again', async ({
  page,
}) => {
  await page.goto(app.origin + choices);
  await startService(page);
  await notice(page).getByRole('button', { name: consent.accept }).click();
  await expectService(page, 'runs');
  await receipt(page).getByRole('button', { name: consent.forgetChoice }).click();
  await expectService(page, 'stopped');
  await expect(notice(page)).toBeVisible();
  await expect(receipt(page)).not.toContainText('Counter');
  await expect(page.getByRole('switch', { name: consent.measurement })).not.toBeChecked();
});

test('what is answered in the notice shows on the page of the choices at once', async ({ page }) => {
  await page.goto(app.origin + choices);
  await expect(receipt(page)).toBeVisible();
  await notice(page).getByRole('button', { name: consent.accept }).click();
  await expect(page.getByRole('switch', { name: consent.measurement })).toBeChecked();
});

test('Global Privacy Control refuses advertising, whatever is chosen', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(app.origin + choices);
  await expect(page.getByText(consent.gpc)).toBeVisible();
  await page.locator('main').getByRole('button', { name: consent.acceptAll }).click();
  await expect(page.getByRole('switch', { name: consent.measurement })).toBeChecked();
  const advertising = page.getByRole('switch', { name: consent.advertising });
  await expect(advertising).not.toBeChecked();
  await expect(advertising).toBeDisabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing can run, and nothing is asked', async ({ page }) => {
    await page.goto(app.origin);
    await expect(notice(page)).toBeHidden();
  });
});

test('a site without services asks nothing, and says so', async ({ page }) => {
  await page.goto(appOrigin);
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: consent.settings }).click();
  await expect(page.getByText(consent.none)).toBeVisible();
});
