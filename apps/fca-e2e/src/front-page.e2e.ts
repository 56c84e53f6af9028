import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { scrollThrough } from '@cancha/e2e/scrollThrough';
import { words } from './words';

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

/** `Final: España 1, Argentina 0`: a match as it is read out. */
const spokenScore = /^.+: .+ \d+, .+ \d+/;

const strip = (page: Page) => page.getByRole('region', { name: words.matches, exact: true });

/** Texts of the links to articles that stand wholly in the first screen. */
const headlinesInSight = (page: Page): Promise<string[]> =>
  page.locator('main a[href$=".html"]').evaluateAll((links) =>
    links
      .filter((link) => {
        const { top, bottom, left, right, width } = link.getBoundingClientRect();
        return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      })
      .map((link) => link.textContent),
  );

/** Addresses of the pictures on screen somewhere that did not arrive. Each is scrolled to: most load late. */
const missingPictures = (page: Page): Promise<string[]> =>
  page.locator('img').evaluateAll(async (pictures) => {
    const missing: string[] = [];
    for (const picture of pictures as HTMLImageElement[]) {
      if (!picture.checkVisibility()) continue;
      picture.scrollIntoView({ block: 'center', inline: 'center' });
      const late = new Promise((resolve) => setTimeout(resolve, 20_000));
      await Promise.race([picture.decode().catch(() => undefined), late]);
      if (picture.naturalWidth === 0) missing.push(picture.currentSrc || picture.src);
    }
    return missing;
  });

test('the front page has at least forty articles, and no card twice', async ({ page }) => {
  await page.goto('/');
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const articles = new Set(await hrefs('main a[href$=".html"]'));
  const cards = await hrefs('main article a');

  expect(articles.size).toBeGreaterThanOrEqual(40);
  expect(cards.filter((href, i) => cards.indexOf(href) !== i)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

for (const viewport of [phone, laptop]) {
  test(
    `every picture of the front page arrives without errors, at ${viewport.width} px`,
    { tag: '@pictures' },
    async ({ firstVisit: page }) => {
      test.setTimeout(90_000);
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.setViewportSize(viewport);
      await page.goto('/');
      await scrollThrough(page);

      expect(await page.locator('main img').count()).toBeGreaterThan(30);
      expect(await missingPictures(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
}

test('on a phone the first screen has the scores, the lead with its picture and two more headlines', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');

  await expect(strip(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main article').first().locator('img')).toBeInViewport({ ratio: 1 });
  const [lead] = await page.locator('main article a').allInnerTexts();
  const inSight = await headlinesInSight(page);
  expect(inSight).toContain(lead);
  expect(inSight.length).toBeGreaterThanOrEqual(3);
});

test('on a laptop the first screen has the scores and at least eight headlines', async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto('/');

  await expect(strip(page)).toBeInViewport({ ratio: 1 });
  expect(await strip(page).getByText(spokenScore).count()).toBeGreaterThanOrEqual(4);
  expect((await headlinesInSight(page)).length).toBeGreaterThanOrEqual(8);
});
