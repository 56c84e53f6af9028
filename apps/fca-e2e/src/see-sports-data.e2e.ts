import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { findBarriers } from '@cancha/e2e/findBarriers';
import { measureShift } from '@cancha/e2e/measureShift';
import { workspaceFolder } from '@cancha/e2e/workspacePaths';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { appOrigin, article } from './addresses';
import { startAppWithArticle, type AppWithArticle } from './startAppWithArticle';
import { writeRows } from './startAppWithRows';
import { words } from './words';

const { sportsData } = words;
const provider = 'http://widgets.example';
const standIn = readFileSync(
  path.join(workspaceFolder, 'libs/integrations/src/sportsWidgets/testing/sportsWidgets.standIn.js'),
  'utf8',
);

let app: AppWithArticle;
let rows: Awaited<ReturnType<typeof writeRows>>;

// One app for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const row = { subscription: 'SUB-1', script: `${provider}/widgets.js`, styles: `${provider}/widgets.css` };
  rows = await writeRows({ sportsWidgets: row });
  const body = '<p>Antes.</p><opta-widget widget="standings" competition="115"></opta-widget><p>Después.</p>';
  app = await startAppWithArticle({ body }, rows.settings);
});
test.afterAll(async () => {
  await app.end();
  await rows.remove();
});

async function openProvider(page: Page, state = { isUp: true }) {
  const asked: string[] = [];
  await page.route(`${provider}/**`, (route) => {
    asked.push(route.request().url());
    if (!state.isUp) return route.abort();
    if (route.request().url().endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: '' });
    return route.fulfill({ contentType: 'text/javascript', body: standIn });
  });
  return { asked, state };
}

const placeholder = (page: Page) => page.locator('[data-sports-widget]');
const allow = (page: Page) => page.getByRole('button', { name: sportsData.allow });

for (const width of [320, 1280]) {
  test(`at ${width} px a widget of sports data comes once it is allowed, in the site’s language`, async ({
    firstVisit: page,
  }) => {
    const { asked } = await openProvider(page);
    const expectShift = await measureShift(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(app.origin + article);
    await expect(placeholder(page)).toContainText(sportsData.what);
    await expectNoOverflow(page);
    expect(await findBarriers(page)).toEqual([]);
    expect(asked).toEqual([]);

    await allow(page).click();
    await expect(placeholder(page)).toContainText('standingsSUB-1 es_ES America/Costa_Rica');
    await expectNoOverflow(page);
    await expectShift(0.005);
  });
}

test('a widget that cannot be had says so, and a tap asks for it again', async ({ page }) => {
  const { state } = await openProvider(page, { isUp: false });
  await page.goto(app.origin + article);
  await allow(page).click();
  await expect(placeholder(page)).toContainText(sportsData.failed);
  state.isUp = true;
  await allow(page).click();
  await expect(placeholder(page)).toContainText('SUB-1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is what it is, and no button', async ({ page }) => {
    await page.goto(app.origin + article);
    await expect(placeholder(page)).toContainText(sportsData.what);
    await expect(allow(page)).toHaveCount(0);
  });
});

test('a site without the row has no place for it', async ({ page }) => {
  await page.goto(appOrigin + article);
  await expect(placeholder(page)).toHaveCount(0);
});
