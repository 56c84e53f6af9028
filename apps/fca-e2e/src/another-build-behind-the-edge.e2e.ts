import { expect, test, type Page } from '@playwright/test';
import { article } from './addresses';

const titles = 'main :is(h1, h2, h3)';
const titlesIn = (page: Page) => page.locator(titles).allTextContents();
/** What a document was sent with: which stories stand around an article may change from one to the next. */
const titlesOf = (page: Page, html = '') =>
  page.evaluate(
    ([document, selector]) =>
      Array.from(new DOMParser().parseFromString(document, 'text/html').querySelectorAll(selector)).map(
        ({ textContent }) => textContent,
      ),
    [html, titles] as const,
  );

/** Documents that are loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  return () => loads;
}

test.describe.configure({ timeout: 120_000 });

for (const path of ['/', article])
  test(`whichever script of ${path} another build does not have, its reader has the whole page`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts.size).toBeGreaterThan(5);

    for (const script of scripts) {
      // A page remembers for its tab that it was loaded again: each reader is to be a new one.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      const loads = countLoads(page);
      await page.route(script, (route) => route.fulfill({ status: 404 }));
      const sent = await titlesOf(page, await (await page.goto(path))?.text());
      expect(sent.length).toBeGreaterThan(5);
      await page.waitForLoadState('networkidle');
      expect.soft(await titlesIn(page), script).toEqual(sent);
      expect.soft(loads(), script).toBe(1);
      await page.unroute(script);
    }
  });

test('a document that React cannot take over is loaded again, once, and whole', async ({ page }) => {
  const loads = countLoads(page);
  await page.route(
    (url) => url.pathname === article,
    async (route) => {
      const answer = await route.fetch();
      // As after a proxy or an extension that rewrites pages.
      const body = (await answer.text()).replace(/<main([\s\S]*)<\/main>/, '<section$1</section>');
      await route.fulfill({ response: answer, body });
    },
    { times: 1 },
  );
  await page.goto(article);

  await expect.poll(loads).toBe(2);
  await page.waitForLoadState('networkidle');
  expect((await titlesIn(page)).length).toBeGreaterThan(5);
  await expect(page.getByRole('contentinfo')).toContainText('FCA');
  expect(loads()).toBe(2);
});
