import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { askAgain } from './askAgain';
import { loadedBy, type Loaded } from './loadedBy';
import { readDocument } from './readDocument';
import { sitesUnderTest } from './apps';

/** What has to hold on each page of a site, whatever is on it. */
async function expectPageOf(site: Site, page: Page, path: string): Promise<void> {
  const answer = await askAgain(
    () => page.goto(site.origin + path),
    (got) => got?.status(),
  );
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

/** How many pictures of stories are asked for on a page: of every picture `front-page` of `fca-e2e` asks. */
const some = 2;

/** Addresses of its drawings, and of some pictures of stories. The browser itself loads none. */
async function picturesOf(page: Page): Promise<string[]> {
  const [own, stories] = await page.evaluate(() => {
    const isOwn = ({ src }: HTMLImageElement) => new URL(src).host === location.host;
    const all = [...document.images].filter(({ src }) => src.startsWith('http'));
    return [true, false].map((own) => all.filter((one) => isOwn(one) === own).map(({ src }) => src));
  });
  return [...new Set([...(own ?? []), ...(stories ?? []).slice(0, some)])];
}

/** A reader gets the theme, the drawings and the flags of the site, and no other's. */
async function expectOwnFiles(site: Site, loaded: Loaded, pictures: ReadonlySet<string>): Promise<void> {
  for (const picture of pictures) expect((await readDocument(picture)).status, picture).toBe(200);
  expect(loaded.failed).toEqual([]);
  expect(loaded.problems).toEqual([]);
  const themes = loaded.paths.filter((path) => path.startsWith('/themes/'));
  expect(new Set(themes).size).toBe(1);
  expect(themes[0]).toMatch(new RegExp(`^/themes/${site.theme}\\.`));
  const paths = [...pictures].map((picture) => new URL(picture).pathname);
  const drawers = new Set(paths.flatMap((path) => /^\/brand\/([^/]+)\//.exec(path)?.[1] ?? []));
  expect(drawers.size).toBe(1);
}

/** First link of the page whose address starts with `start`. */
async function firstLink(page: Page, selector: string): Promise<string> {
  const href = await page.locator(selector).first().getAttribute('href');
  expect(href, selector).not.toBeNull();
  return href ?? '';
}

/** An hour as a site writes it. */
const hours: Record<Site['hourStyle'], RegExp> = {
  '24-hour': /\d\d:\d\d/,
  '12-hour': /\d(:\d\d)?\s[ap]\.m\.|noon/,
  h: /\d+h(\d\d)?/,
};

const publishedAt = (page: Page, { hourStyle }: Site) =>
  page.locator('main time').filter({ hasText: hours[hourStyle] }).first();

type Open = (path: string) => Promise<void>;

/** The first story of a front page that tells its hour: one that is kept up to date tells the day alone. */
async function openTimedStory(site: Site, page: Page, open: Open): Promise<boolean> {
  const links = await page.locator('main a[href$=".html"]').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const href of new Set(hrefs)) {
    expect(href?.startsWith(`${site.prefix}/`)).toBe(true);
    await open(href ?? '');
    if ((await publishedAt(page, site).count()) > 0) return true;
  }
  return false;
}

/** A site without football has no news of the day: its stories say on which day they were looked at last. */
async function expectReviewedDay(page: Page, { formatLocale, timeZone }: Site): Promise<void> {
  const reviewed = page.locator('main time[datetime]').first();
  const at = new Date((await reviewed.getAttribute('datetime')) ?? '');
  const longDate = new Intl.DateTimeFormat(formatLocale, { dateStyle: 'long', timeZone });
  await expect(reviewed).toContainText(longDate.format(at));
}

/** Hours and minutes as the site's clock shows them. */
function hourAt({ timeZone, hourStyle }: Site, iso: string): string {
  const clock = (locale: string, hour: '2-digit' | 'numeric') =>
    new Intl.DateTimeFormat(locale, { timeZone, hour, minute: '2-digit' }).format(new Date(iso));
  if (hourStyle === '24-hour') return clock('en-GB', '2-digit');
  if (hourStyle === 'h')
    return clock('en-GB', 'numeric')
      .replace(/^0(?=\d)/, '')
      .replace(':', 'h')
      .replace(/h00$/, 'h');
  const [time = '', half = ''] = clock('en-US', 'numeric').replace(':00', '').split(/\s/);
  return `${time} ${half.charAt(0).toLowerCase()}.m.`.replace(/^12 p\.m\.$/, 'noon');
}

for (const { site } of sitesUnderTest) {
  test(`a reader of ${site.id} finds home, an article, a topic and the results, in the site's words and colours`, async ({
    page,
  }) => {
    const loaded = loadedBy(page);
    const pictures = new Set<string>();
    const open: Open = async (path) => {
      await expectPageOf(site, page, path);
      for (const picture of await picturesOf(page)) pictures.add(picture);
    };
    await open(buildPath(site, 'home', {}));
    if (await openTimedStory(site, page, open)) {
      const iso = (await publishedAt(page, site).getAttribute('datetime')) ?? '';
      await expect(publishedAt(page, site)).toContainText(hourAt(site, iso));
    } else {
      expect(site.capabilities.football, `a story of ${site.id} tells its hour`).toBe(false);
      await expectReviewedDay(page, site);
    }

    const topics = buildPath(site, 'topic', { topic: 'x' }).split('/x')[0];
    await open(await firstLink(page, `main a[href^="${topics}/"]`));

    const results = buildPath(site, 'resultsHome', {});
    if (site.capabilities.football) {
      await open(results);
      const { brandConfig } = await import(`../../../libs/brands/src/${site.id}/brandConfig.ts`);
      await expect(page.locator('main')).toContainText(brandConfig.zoneName);
    } else {
      expect((await readDocument(site.origin + results)).status).toBe(404);
    }
    await expectOwnFiles(site, loaded, pictures);
  });
}
