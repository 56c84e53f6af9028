import { colourRules, findBarriers } from '@cancha/e2e/findBarriers';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { article } from './addresses';
import { startApp } from '@cancha/e2e/startApp';
import { takeFreePort } from '@cancha/e2e/takeFreePort';
import { words } from './words';

const pages = {
  'the front page': '/',
  'a list': '/mundial-2026',
  'the second page of a list': '/ultimas-noticias?page=2',
  'an article': article,
  'an info page': '/quienes-somos',
  'the staff': '/info/staff',
  'the not-found page': '/no-existe',
  'the register of topics': '/tema',
  'a competition with its tables': '/tema/mundial-2026',
  'the search': '/buscar',
  'what a search finds': '/buscar?q=martinez',
  'a search for nothing': '/buscar?q=xyzzy',
  'the polls': '/encuestas',
  'the agenda': '/agenda',
  'the betting section': '/apuestas',
  'the articles of an author': '/staff/mesa-de-datos',
  'the page for who has written': '/info/gracias',
} as const;

const readable = [
  ['the front page', '/'],
  ['an article', article],
  ['a list', '/mundial-2026'],
] as const;

/** Every rule in light colours; in dark ones those that colours decide, as nothing else differs. */
async function expectNoBarrier(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findBarriers(page), 'in light colours').toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findBarriers(page, { rules: colourRules }), 'in dark colours').toEqual([]);
}

test.describe('page after page', () => {
  test.describe.configure({ mode: 'default' });

  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
  });
  test.afterAll(() => page.close());

  for (const [name, path] of Object.entries(pages)) {
    test(`${name} puts no barrier before anyone, in light colours and in dark`, async () => {
      await page.goto(path);
      await expectNoBarrier(page);
    });
  }
});

test('the server-error page puts no barrier before anyone, in light colours and in dark', async ({
  page,
}) => {
  const app = await startApp({ name: 'fca', backend: `http://127.0.0.1:${await takeFreePort()}` });
  try {
    await page.goto(app.origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.serverError.title);
    await expectNoBarrier(page);
  } finally {
    await app.stop();
  }
});

test('the first stop of the keyboard is the way past the menus', async ({ page }) => {
  await page.goto('/mundial-2026');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
  await expect(page.getByRole('link', { name: words.skip })).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

for (const [name, path] of readable) {
  test(`${name} still fits when its text is twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 800 });
    await page.goto(path);
    await page.evaluate(() => {
      const sizes = [...document.querySelectorAll<HTMLElement>('body *')].map((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        return { element, fontSize: parseFloat(fontSize) * 2, lineHeight: parseFloat(lineHeight) * 2 };
      });
      for (const { element, fontSize, lineHeight } of sizes) {
        element.style.fontSize = `${fontSize}px`;
        if (Number.isFinite(lineHeight)) element.style.lineHeight = `${lineHeight}px`;
      }
    });
    await expectNoOverflow(page);
  });
}
