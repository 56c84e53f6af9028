import { measureShift } from '@cancha/e2e/measureShift';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page, type Request } from '@playwright/test';
import { appOrigin } from './addresses';
import { words } from './words';

const list = '/ultimas-noticias';
const perPage = 21;

const cards = (page: Page) => page.locator('main article');
const addresses = (page: Page): Promise<(string | null)[]> =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const more = (page: Page) => page.getByRole('button', { name: 'Más noticias' });
const pages = (page: Page) => page.getByRole('navigation', { name: words.pages });

/** As a reader does, by the wheel and not by a jump; a slow machine gets the time that its answers take. */
async function scrollUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.mouse.move(400, 400);
  for (let i = 0; i < 120 && !(await isThere()); i += 1) {
    await page.mouse.wheel(0, i === 0 ? 40 : 250);
    await page.waitForTimeout(100);
    await expect.poll(() => pending.size).toBe(0);
  }
  expect(await isThere()).toBe(true);
}

const hasCards = (page: Page, count: number) => async () => (await cards(page).count()) >= count;

test('a list goes on where its page ends, with no article twice, and its address is where the reader is', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/list')) asked.push(request.url());
  });
  await page.goto(list);
  await expect(cards(page)).toHaveCount(perPage);
  expect(asked).toEqual([]);

  await scrollUntil(page, hasCards(page, 2 * perPage));
  const shown = await addresses(page);
  expect(new Set(shown).size).toBe(shown.length);

  await scrollUntil(page, async () => page.url() === `${appOrigin}${list}?page=2`);
  expect(new Set(asked).size).toBe(asked.length);
});

test('after some pages the reader says when, and the footer can be reached', async ({ page }) => {
  await page.goto(list);
  await scrollUntil(page, hasCards(page, 3 * perPage));
  await scrollUntil(page, () =>
    page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.getBoundingClientRect().top < window.innerHeight),
  );
  await page.waitForTimeout(500);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const before = await cards(page).count();

  await more(page).focus();
  await page.keyboard.press('Enter');

  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  await expect(page.getByRole('status').filter({ hasText: 'Se agregaron más noticias.' })).toBeVisible();
  // The keyboard goes on with the first of the new ones.
  await expect(cards(page).nth(before).getByRole('link')).toBeFocused();
});

test('Back returns to the card that was followed, at the same place', async ({ page }) => {
  await page.goto(list);
  await scrollUntil(page, hasCards(page, 2 * perPage));
  const href = await cards(page)
    .nth(perPage + 9)
    .getByRole('link')
    .getAttribute('href');
  // Also where the browser has not kept the page, which is then loaded from the page of the list it was on.
  const card = page.locator(`main article a[href="${href}"]`);
  await scrollUntil(page, () => card.evaluate((link) => link.getBoundingClientRect().top < 600));
  const top = (await card.boundingBox())?.y ?? 0;
  await card.click();
  await expect(page).toHaveURL(/\.html$/);

  await page.goBack();

  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - top)).toBeLessThan(60);
});

test('a page that does not come is told, and the links to the pages stay', async ({ page }) => {
  await page.route('**/api/list*', (route) => route.abort());
  await page.goto(list);
  await scrollUntil(page, () =>
    pages(page).evaluate((nav) => nav.getBoundingClientRect().top < window.innerHeight),
  );

  await expect(page.getByRole('status').filter({ hasText: 'No pudimos cargar más noticias' })).toBeVisible();
  await pages(page).getByRole('link', { name: words.pageTwo, exact: true }).click();
  await expect(page).toHaveURL(`${appOrigin}${list}?page=2`);
});

test('nothing that is seen moves while a list goes on', async ({ firstVisit: page }) => {
  const expectShift = await measureShift(page);
  await page.goto(list);
  await scrollUntil(page, hasCards(page, 3 * perPage));

  await expectShift(0);
});

test('further pages are of lists alone, and none lies past the end', async () => {
  const ask = async (path: string, page: string) =>
    (await requestRaw(appOrigin, `/api/list?${new URLSearchParams({ path, page }).toString()}`)).status;

  expect(await ask('/tema/mundial-2026', '2')).toBe(200);
  expect(await ask('/mundial-2026', '2')).toBe(200);
  expect(await ask(list, '99')).toBe(404);
  expect(await ask(list, '1')).toBe(404);
  expect(await ask('/quienes-somos', '2')).toBe(404);
  expect(await ask('/no-existe', '2')).toBe(404);
});
