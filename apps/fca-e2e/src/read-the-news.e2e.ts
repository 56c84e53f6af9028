import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { appOrigin } from './addresses';
import { words } from './words';

const topic = { name: 'Mundial 2026', path: '/tema/mundial-2026' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cardLinks = (page: Page) => page.locator('main article').getByRole('link');
const canonical = (page: Page) => page.locator('link[rel=canonical]');

const cardAddresses = (page: Page): Promise<(string | null)[]> =>
  cardLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The title comes with the head of a document, when there is no link yet for a key to go to. */
async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Called after each step with the path the reader is on now. */
type Check = (path: string) => Promise<void>;

async function arrive(page: Page, path: string, check: Check): Promise<void> {
  await expect(page).toHaveURL(appOrigin + path);
  await expect(canonical(page)).toHaveAttribute('href', appOrigin + path);
  await check(path);
}

/** Follows a card and returns the address of its article. */
async function openArticle(page: Page, check: Check): Promise<string> {
  const card = cardLinks(page).first();
  const title = await card.innerText();
  const path = await card.getAttribute('href');
  await card.click();
  await arrive(page, String(path), check);
  await expect(page).toHaveTitle(`${title} | FCA`);
  await expect(page.locator('main article header')).toContainText(await heading(page).innerText());
  return String(path);
}

async function openTopic(page: Page, check: Check): Promise<void> {
  await page
    .getByRole('navigation', { name: words.topics, exact: true })
    .getByRole('link', { name: topic.name, exact: true })
    .click();
  await arrive(page, topic.path, check);
  await expect(page).toHaveTitle(`${topic.name} | Today news`);
  await expect(heading(page)).toHaveText(`${topic.name} - Today news`);
}

/** The second page has to bring other articles than the first. */
async function openSecondPage(page: Page, check: Check): Promise<void> {
  const before = await cardAddresses(page);
  await page
    .getByRole('navigation', { name: words.pages })
    .getByRole('link', { name: words.pageTwo })
    .click();
  await arrive(page, `${topic.path}?page=2`, check);
  await expect(page).toHaveTitle(`${topic.name} | Today news | ${words.pageTwo}`);
  await expect(heading(page)).toHaveText(`${topic.name} - Today news - ${words.pageTwo}`);

  const after = await cardAddresses(page);
  expect(after.length).toBeGreaterThan(10);
  expect(after.filter((address) => before.includes(address))).toEqual([]);
}

async function openAuthor(page: Page, check: Check): Promise<string> {
  const author = page.locator('main article header a[href^="/staff/"]').first();
  const name = await author.innerText();
  const path = await author.getAttribute('href');
  await author.click();
  await arrive(page, String(path), check);
  await expect(heading(page)).toHaveText(name);
  return name;
}

async function openStaff(page: Page, author: string, check: Check): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: words.staff, exact: true }).click();
  await arrive(page, '/info/staff', check);
  await expect(page.getByRole('main').getByRole('link', { name: author })).toBeVisible();
}

/** Home → article → topic → page 2 → article → author → staff. */
async function readTheNews(page: Page, check: Check): Promise<void> {
  await page.goto('/');
  await check('/');
  await openArticle(page, check);
  await openTopic(page, check);
  await openSecondPage(page, check);
  await openArticle(page, check);
  await openStaff(page, await openAuthor(page, check), check);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader goes from the front page to who wrote it', async ({ page }) => {
    await readTheNews(page, async () => {
      await expect(heading(page)).toHaveCount(1);
    });
  });
});

test.describe('with JavaScript', () => {
  test('a reader goes from the front page to who wrote it, by documents', async ({ page }) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });

    await readTheNews(page, async () => {
      await expect(heading(page)).toHaveCount(1);
      // Each page is read from its beginning.
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    expect(loads.length).toBeGreaterThan(5);
    expect([loads[0], loads.at(-1)]).toEqual(['/', '/info/staff']);
  });

  test('on the next page the keyboard starts at its beginning', async ({ page }) => {
    await page.goto('/ultimas-noticias');
    const title = await cardLinks(page).nth(5).innerText();
    await cardLinks(page).nth(5).press('Enter');
    await expect(page).toHaveTitle(`${title} | FCA`);
    await waitForPaint(page);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
  });

  test('Back returns to the place in the list the reader left', async ({ page }) => {
    await page.goto('/ultimas-noticias');
    const card = cardLinks(page).nth(15);
    await card.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(300);
    await card.click();
    await expect(page).toHaveURL(/\.html$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();

    await expect(page).toHaveURL(`${appOrigin}/ultimas-noticias`);
    await expect(canonical(page)).toHaveAttribute('href', `${appOrigin}/ultimas-noticias`);
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
      .toBeLessThan(200);
  });
});
