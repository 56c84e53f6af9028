import { colourRules, findBarriers } from '@cancha/e2e/findBarriers';
import { validateMarkup } from '@cancha/e2e/crawl/validateMarkup';
import { validatePage } from '@cancha/e2e/crawl/validatePage';
import { validatePages } from '@cancha/e2e/crawl/validatePages';
import type { Crawl } from '@cancha/e2e/crawl/crawlSite';
import { expect, test, type Page } from '@playwright/test';
import { apps } from './apps';
import { crawl, crawledSites, isThorough } from './crawl';
import { readBeforeChoice, startWithServices, strangersIn } from './readBeforeChoice';
import { readDocument } from './readDocument';

/** Validating a page takes longer than making it: these of each kind of a site stand for all. */
const validated = isThorough ? 3 : 1;

/** Kinds that every site with news has; a crawl that does not come by them has not read the site. */
const expected = ['home', 'latest', 'article', 'section', 'topic', 'author', 'about', 'staff', 'latestpage'];

/** Markup and barriers are looked for on each of them. */
const leastKinds = 40;

/** A live blog at one of its posts, a match at one of its minutes. */
const isPlaceOnPage = ({ searchParams }: URL) =>
  ['post', 'minuto', 'minute'].some((name) => searchParams.has(name));

async function barriersOn(page: Page, url: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(url);
  const light = await findBarriers(page);
  // In dark colours nothing but the colours differs.
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findBarriers(page, { rules: colourRules });
  return [...light, ...dark].map((barrier) => `${url}: ${barrier}`);
}

/**
 * One page of each kind, the next kind on the next site that has it; where nothing is to be left out, on every site. Those of
 * a host stand together: a browser begins anew for each.
 */
function spreadOverSites(crawls: readonly Crawl[]): string[] {
  const kinds = [...new Set(crawls.flatMap((found) => [...found.kinds.keys()]))].sort();
  const urls = kinds.flatMap((kind, i) => {
    const firstPages = crawls.flatMap((found) => found.kinds.get(kind)?.[0] ?? []);
    return isThorough ? firstPages : firstPages.slice(i % firstPages.length).slice(0, 1);
  });
  return urls.sort((a, b) => hostOf(a).localeCompare(hostOf(b)));
}

const hostOf = (url: string) => new URL(url).host;

test.describe('whoever follows every link', () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });
  const crawls = new Map<string, Crawl>();
  const crawlOf = (id: string) => crawls.get(id) ?? { pages: [], kinds: new Map(), foundOn: new Map() };

  for (const site of crawledSites) {
    test(`comes to pages of every kind of ${site.id}`, async () => {
      const found = await crawl(site);
      crawls.set(site.id, found);

      expect([...found.kinds.keys()]).toEqual(expect.arrayContaining(expected));
      expect(found.pages.length).toBeGreaterThan(50);
    });

    test(`meets no page of ${site.id} that is missing, unnamed, doubled or says something wrong of itself`, () => {
      const { pages, foundOn } = crawlOf(site.id);
      const own = pages.flatMap((page) =>
        validatePage(page, site.hreflang).map(
          (problem) => `${problem} (first linked on ${String(foundOn.get(page.url))})`,
        ),
      );

      expect([...own, ...validatePages(pages, isPlaceOnPage)]).toEqual([]);
    });

    test(`is served valid HTML on every kind of page of ${site.id}`, () => {
      const { kinds, pages } = crawlOf(site.id);
      const some = [...kinds.values()].flatMap((urls) => urls.slice(0, validated));
      const problems = pages
        .filter(({ url, status }) => status === 200 && some.includes(url))
        .flatMap(({ url, html }) => validateMarkup(html).map((problem) => `${url}: ${problem}`));

      expect(problems).toEqual([]);
    });
  }

  test(`reads ${leastKinds} kinds of page or more`, () => {
    const kinds = [...new Set([...crawls.values()].flatMap((found) => [...found.kinds.keys()]))].sort();
    test.info().annotations.push({ type: 'kinds', description: kinds.join(', ') });

    expect(kinds.length, kinds.join(', ')).toBeGreaterThanOrEqual(leastKinds);
  });

  test('meets no barrier on any kind of page, in light colours and in dark', async ({ browser }) => {
    const urls = spreadOverSites([...crawls.values()]);
    const context = await browser.newContext();
    // Three at once keep both cores busy: most other tests are over by then.
    const size = Math.ceil(urls.length / 3);
    const thirds = await Promise.all(
      [0, 1, 2].map(async (third) => {
        const page = await context.newPage();
        const barriers: string[] = [];
        for (const url of urls.slice(third * size, (third + 1) * size))
          barriers.push(...(await barriersOn(page, url)));
        return barriers;
      }),
    );
    await context.close();

    expect(thirds.flat()).toEqual([]);
  });

  for (const { name, sites } of apps)
    test(`asks no other host on any page of ${name} before a choice, with every service on`, async ({
      context,
    }) => {
      const app = await startWithServices(name);
      const [site] = sites;
      const here = (url: string) => url.replace(site?.origin ?? '', app.origin);
      try {
        const documents = [...crawlOf(site?.id ?? '').kinds.values()].map(([url = '']) => here(url));
        expect(documents.length).toBeGreaterThan(15);
        for (const url of documents)
          expect(strangersIn((await readDocument(url)).body, url), url).toEqual([]);

        // Pages of all apps are of the same files: one of each kind is opened.
        const crawls = apps.flatMap((one) => (one.sites[0] ? crawlOf(one.sites[0].id) : []));
        const opened = spreadOverSites(crawls).filter((url) => url.startsWith(`${site?.origin}/`));
        const addresses = opened.map(here);
        expect([...(await readBeforeChoice(context, { addresses, state: 'ask' }))]).toEqual([]);
      } finally {
        await app.stop();
      }
    });

  for (const { name, sites } of apps.slice(0, 1))
    test(`asks the manager of another company alone on any page of ${name}, where there is one`, async ({
      context,
    }) => {
      // Nobody is there, so it never answers.
      const manager = 'http://manager.example';
      const consentManager = { name: 'Manager', script: `${manager}/manager.js` };
      const app = await startWithServices(name, { consentManager });
      const [site] = sites;
      try {
        const addresses = [...crawlOf(site?.id ?? '').kinds.values()].map(([url = '']) =>
          url.replace(site?.origin ?? '', app.origin),
        );
        const strangers = await readBeforeChoice(context, { addresses, state: null });
        expect([...strangers.keys()]).toEqual([manager]);
      } finally {
        await app.stop();
      }
    });
});
