import { AxeBuilder } from '@axe-core/playwright';
import { complaintsAboutMarkup } from '@cancha/e2e/crawl/complaintsAboutMarkup';
import { complaintsAboutPage } from '@cancha/e2e/crawl/complaintsAboutPage';
import { complaintsAboutPages } from '@cancha/e2e/crawl/complaintsAboutPages';
import type { Crawl } from '@cancha/e2e/crawl/crawlSite';
import { expect, test, type Page } from '@playwright/test';
import { apps } from './apps';
import { crawl } from './crawl';

/** Validating a page takes longer than making it: these of each kind stand for all. */
const validated = 3;

/** Kinds that every site with news has; a crawl that does not come by them has not read the site. */
const expected = ['home', 'latest', 'article', 'section', 'topic', 'author', 'about', 'staff', 'latestpage'];

/** A live blog at one of its posts, a match at one of its minutes. */
const isPlaceOnPage = ({ searchParams }: URL) =>
  ['post', 'minuto', 'minute'].some((name) => searchParams.has(name));

async function barriersOn(page: Page, url: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(url);
  const light = await new AxeBuilder({ page }).analyze();
  // In dark colours nothing but the colours differs.
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze();
  return [light, dark].flatMap(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${url}: ${id}: ${html}`)),
  );
}

for (const { name, sites } of apps) {
  const [site] = sites;
  if (!site) continue;

  test.describe(`whoever follows every link of ${name}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 600_000 });
    let found: Crawl;

    test('comes to pages of every kind', async () => {
      found = await crawl(site);

      expect([...found.kinds.keys()]).toEqual(expect.arrayContaining(expected));
      expect(found.pages.length).toBeGreaterThan(50);
    });

    test('meets no page that is missing, unnamed, doubled or says something wrong of itself', () => {
      const own = found.pages.flatMap((page) =>
        complaintsAboutPage(page, site.hreflang).map(
          (complaint) => `${complaint} (first linked on ${String(found.foundOn.get(page.url))})`,
        ),
      );

      expect([...own, ...complaintsAboutPages(found.pages, isPlaceOnPage)]).toEqual([]);
    });

    test('is served valid HTML on every kind of page', () => {
      const some = [...found.kinds.values()].flatMap((urls) => urls.slice(0, validated));
      const complaints = found.pages
        .filter(({ url, status }) => status === 200 && some.includes(url))
        .flatMap(({ url, html }) => complaintsAboutMarkup(html).map((complaint) => `${url}: ${complaint}`));

      expect(complaints).toEqual([]);
    });

    test('meets no barrier on any kind of page, in light colours and in dark', async ({ page }) => {
      const barriers: string[] = [];
      for (const [first] of found.kinds.values())
        if (first) barriers.push(...(await barriersOn(page, first)));

      expect(barriers).toEqual([]);
    });
  });
}
