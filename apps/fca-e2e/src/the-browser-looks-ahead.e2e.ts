import { setTimeout } from 'node:timers/promises';
import { openTab, type Tab } from '@cancha/e2e/openTab';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { expect, test, type Page } from '@playwright/test';
import { appOrigin, article } from './addresses';
import { draft, draftTitle, previewSecret } from './drafts';
import { signPreviewLink } from './signPreviewLink';
import { posts, startLiveBlog } from './startLiveBlog';
import { startLiveMatch } from './startLiveMatch';

type Source = { key: { action: string; url: string } };

const previewLink = () => signPreviewLink('fca', draft, Math.floor(Date.now() / 1000) + 3600, previewSecret);

/** Where the browser itself, having read the rules of a page, would look ahead. */
async function addressesAhead(page: Page, path: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found = new Set<string>();
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources as Source[]) found.add(key.url);
  });
  await session.send('Preload.enable');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: 'Vista previa' });
    document.body.append(link);
  }, previewLink());
  await expect.poll(() => found.size).toBeGreaterThan(20);
  await page.waitForTimeout(500);
  return [...found];
}

test('the browser looks ahead to pages of this site, and to nothing else', async ({ page }) => {
  // It asks for each of them.
  test.slow();
  const ahead = await addressesAhead(page, '/mundial-2026/calendario');
  const others = await addressesAhead(page, article);
  const paths = [...new Set([...ahead, ...others])].map((address) => new URL(address));

  expect(paths.filter(({ origin }) => origin !== appOrigin)).toEqual([]);
  expect(paths.filter(({ pathname }) => /\/api\/|\/amp\/|\.(?!html$)\w+$/.test(pathname))).toEqual([]);
  // Nor to an address that leads elsewhere. Some are asked at once: all together they would be too many for the app.
  const moved: string[] = [];
  const waiting = [...paths];
  const ask = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { status, headers } = await requestRaw(appOrigin, next.pathname + next.search);
      const isPage = status === 200 && String(headers['content-type']).startsWith('text/html');
      if (!isPage) moved.push(`${status} ${next.pathname}`);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  expect(moved).toEqual([]);
});

test('who saves data has nothing fetched ahead', async ({ page }) => {
  const rules = page.locator('script[type=speculationrules]');
  await page.goto('/');
  await expect(rules).toHaveCount(1);

  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(rules).toHaveCount(0);
});

test.describe('a page that is made ahead', () => {
  let tab: Tab;
  test.afterEach(() => tab.close());

  /** Presses a link of a page that asks for nothing itself, and holds it for so long after its page is made. */
  async function lookAhead(href: string, ms: number): Promise<void> {
    await tab.open(new URL('/preferencias', href).href);
    await tab.evaluate(`document.body.prepend(Object.assign(document.createElement('a'), {
      id: 'ahead', href: ${JSON.stringify(href)}, textContent: 'Una página', style: 'display: block',
    }))`);
    await tab.press('#ahead');
    await expect.poll(isMade, { timeout: 40_000 }).toBe(true);
    await setTimeout(ms);
  }
  const isMade = () => tab.requests.some(({ isPrerender, url }) => isPrerender && url.endsWith('.js'));
  const asked = (part: string) => tab.requests.filter(({ url }) => url.includes(part));
  const isThere = async (href: string) => {
    await tab.release();
    await expect.poll(() => tab.evaluate('location.href')).toBe(href);
  };
  const activationStart = 'performance.getEntriesByType("navigation")[0].activationStart';

  const watched = [
    {
      what: 'match',
      source: '/api/live-matches',
      start: async () => {
        const match = await startLiveMatch();
        return { href: `${match.app.origin}/resultados/futbol`, stop: () => match.stop() };
      },
    },
    {
      what: 'live blog',
      source: '/api/live-blog/',
      start: async () => {
        const blog = await startLiveBlog(posts(3));
        return { href: blog.address, stop: () => blog.stop() };
      },
    },
  ];
  for (const { what, source, start } of watched)
    test(`asks after no ${what} until its reader comes, and then at once`, async () => {
      const { href, stop } = await start();
      // Scores of a minute ago are asked for anew as soon as a page may.
      tab = await openTab('const { now } = Date; Date.now = () => now() + 60_000');
      try {
        await lookAhead(href, 6_000);
        expect(asked(source)).toEqual([]);

        await isThere(href);
        await expect.poll(() => asked(source).length).toBe(1);
        expect(await tab.evaluate(activationStart)).toBeGreaterThan(0);
      } finally {
        await stop();
      }
    });

  test('counts for nothing when its reader never comes', async () => {
    tab = await openTab();
    const read = 'localStorage.getItem("cancha.read")';
    await lookAhead(appOrigin + article, 7_000);
    expect(await tab.evaluate(read)).toBeNull();
    expect(tab.requests.filter(({ method, isPrerender }) => isPrerender && method !== 'GET')).toEqual([]);

    await isThere(appOrigin + article);
    await expect.poll(() => tab.evaluate(read), { timeout: 10_000 }).toContain(article);
  });

  test('turns no preview on', async () => {
    tab = await openTab();
    // The rule is the test's own, which a page would not let in.
    await tab.send('Page.setBypassCSP', { enabled: true });
    await tab.open(appOrigin);
    await tab.evaluate(`document.head.append(Object.assign(document.createElement('script'), {
      type: 'speculationrules',
      textContent: ${JSON.stringify(JSON.stringify({ prerender: [{ urls: [previewLink()], eagerness: 'immediate' }] }))},
    }))`);
    await expect.poll(() => asked('/api/preview').length).toBeGreaterThan(0);
    await setTimeout(1_000);
    expect((await tab.send<{ cookies: unknown[] }>('Network.getCookies')).cookies).toEqual([]);

    const ahead = { 'sec-purpose': 'prefetch;prerender' };
    const { status, headers } = await requestRaw(appOrigin, previewLink(), { headers: ahead });
    expect([status, headers['set-cookie'], headers.location]).toEqual([503, undefined, undefined]);
  });
});

test('who has left a preview does not find its draft by going back', async () => {
  const tab = await openTab();
  try {
    const heading = 'document.querySelector("h1").textContent';
    await tab.open(appOrigin + previewLink());
    expect(await tab.evaluate(heading)).toBe(draftTitle);
    await tab.press('aside form button');
    await tab.release();
    await expect.poll(() => tab.evaluate(heading)).not.toBe(draftTitle);
    await tab.isQuiet();
    await tab.evaluate('void setTimeout(() => history.back())');
    await tab.isQuiet();
    expect(await tab.evaluate(heading)).not.toBe(draftTitle);
  } finally {
    await tab.close();
  }
});
