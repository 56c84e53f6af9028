import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';
import { expect, test, type Page } from '@playwright/test';
import { loadedBy, type Loaded } from './loadedBy';
import { readDocument } from './readDocument';
import { sitesUnderTest } from './apps';

/** What has to hold on each page of a site, whatever is on it. */
async function expectPageOf(site: Site, page: Page, path: string): Promise<void> {
  const answer = await page.goto(site.origin + path);
  expect(answer?.status(), `${site.origin}${path}`).toBe(200);

  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', site.hreflang);
  await expect(html).toHaveAttribute('data-theme', site.theme);
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
  // An origin is its own root, with a slash or without.
  expect(new URL(canonical).href).toBe(new URL(site.origin + path).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const brand = await html.evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--palette-brand'),
  );
  expect(brand).not.toBe('');
}

/** A reader gets the theme, the drawings and the flags of the site, and no other's. */
function expectOwnFiles(site: Site, loaded: Loaded): void {
  expect(loaded.failed).toEqual([]);
  expect(loaded.problems).toEqual([]);
  const themes = loaded.paths.filter((path) => path.startsWith('/themes/'));
  expect(new Set(themes).size).toBe(1);
  expect(themes[0]).toMatch(new RegExp(`^/themes/${site.theme}\\.`));
  const drawers = new Set(loaded.paths.flatMap((path) => /^\/brand\/([^/]+)\//.exec(path)?.[1] ?? []));
  expect(drawers.size).toBe(1);
}

/** First link of the page whose address starts with `start`. */
async function firstLink(page: Page, selector: string): Promise<string> {
  const href = await page.locator(selector).first().getAttribute('href');
  expect(href, selector).not.toBeNull();
  return href ?? '';
}

const publishedAt = (page: Page) =>
  page
    .locator('main time')
    .filter({ hasText: /\d\d:\d\d/ })
    .first();

/** The first story of a front page that tells its hour: one that is kept up to date tells the day alone. */
async function openTimedStory(site: Site, page: Page): Promise<void> {
  const links = await page.locator('main a[href$=".html"]').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const href of new Set(hrefs)) {
    expect(href?.startsWith(`${site.prefix}/`)).toBe(true);
    await expectPageOf(site, page, href ?? '');
    if ((await publishedAt(page).count()) > 0) return;
  }
  throw new Error(`No story of ${site.id} tells its hour`);
}

/** Hours and minutes as the site's clock shows them. */
const hourAt = (site: Site, iso: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: site.timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(iso),
  );

for (const { site } of sitesUnderTest) {
  test(`a reader of ${site.id} finds home, an article, a topic and the results, in the site's words and colours`, async ({
    page,
  }) => {
    const loaded = loadedBy(page);
    await expectPageOf(site, page, buildPath(site, 'home', {}));
    await openTimedStory(site, page);
    const iso = (await publishedAt(page).getAttribute('datetime')) ?? '';
    await expect(publishedAt(page)).toContainText(hourAt(site, iso));

    const topics = buildPath(site, 'topic', { topic: 'x' }).split('/x')[0];
    await expectPageOf(site, page, await firstLink(page, `main a[href^="${topics}/"]`));

    const results = buildPath(site, 'resultsHome', {});
    if (site.capabilities.football) {
      await expectPageOf(site, page, results);
      const { brandConfig } = await import(`../../../libs/brands/src/${site.id}/brandConfig.ts`);
      await expect(page.locator('main')).toContainText(brandConfig.zoneName);
    } else {
      expect((await readDocument(site.origin + results)).status).toBe(404);
    }
    expectOwnFiles(site, loaded);
  });
}
