import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { openTab, type Tab } from '@cancha/e2e/openTab';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { article, backendOrigin, bracket, rounds } from './addresses';
import { startScriptHost, type HostFailure, type ScriptHost } from './startScriptHost';
import { words } from './words';

const { consent } = words;
const list = '/ultimas-noticias';

let host: ScriptHost;
let app: RunningApp;

// One app and one host of scripts for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  host = await startScriptHost();
  const script = (service: string) => `${host.origin}/${service}.js`;
  const rows = {
    dataLayer: { container: 'GTM-1', script: script('dataLayer') },
    audience: { publisher: '123', script: script('audience') },
    pageTracker: { account: '77', script: script('pageTracker') },
  };
  const file = test.info().outputPath('rows.json');
  await writeFile(file, JSON.stringify({ fca: rows }));
  const settings = { SERVICE_ROWS: file, DEPLOYMENT: 'preview', DRAFTS: 'off' };
  app = await startApp({ name: 'fca', backend: backendOrigin, settings });
});
test.afterAll(async () => {
  await app.stop();
  host.stop();
});
test.beforeEach(() => {
  host.asked.length = 0;
  host.failure = null;
});

const sent = (what: string) => host.asked.filter((url) => url.startsWith(`/${what}?`));

/** What the vendors and the site were told in all. */
const countsOf = ({ requests }: Pick<Tab, 'requests'>) => ({
  first: sent('audience/itself').length,
  candidates: requests.filter(({ url }) => url.includes('/api/pageview-candidate?')).length,
  beacons: sent('audience/beacon').length,
  tracked: sent('tracked').length,
});
const counted = (further: number) => ({
  ...{ first: 1, candidates: further, beacons: further, tracked: further },
});

test('before a choice, and after refusing, nobody else is asked for anything', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const path of ['/', article, bracket, list]) await page.goto(app.origin + path);
  await page.getByRole('button', { name: consent.refuse }).click();
  await page.goto(app.origin + article);
  await page.waitForLoadState('networkidle');

  expect(host.asked).toEqual([]);
  expect([...origins]).not.toContain(host.origin);
  // Nor is anything of the visit kept.
  expect(await page.evaluate(() => sessionStorage.getItem('cancha.visit'))).toBeNull();
});

test('each page after the first counts once: documents, pages of a list, views in place, and none again', async () => {
  test.setTimeout(60_000);
  const tab = await openTab();
  const expectCounted = async (further: number, after: string) => {
    await expect.poll(() => countsOf(tab), after).toEqual(counted(further));
    // None comes late.
    await setTimeout(200);
    expect([after, countsOf(tab)]).toEqual([after, counted(further)]);
  };
  const goTo = async (path: string) => {
    await tab.evaluate(`document.body.prepend(Object.assign(document.createElement('a'), {
      id: 'next', href: ${JSON.stringify(path)}, textContent: 'Sigue', style: 'display: block',
    }))`);
    await tab.press('#next');
    await tab.release();
    await expect.poll(() => tab.evaluate('location.pathname')).toBe(path);
  };
  const go = async (steps: number) => {
    await tab.evaluate(`void setTimeout(() => history.go(${steps}))`);
    await tab.isQuiet();
  };
  try {
    await tab.open(app.origin);
    await tab.press('[data-consent-choice="all"]');
    await tab.release();
    await expectCounted(0, 'home');

    await goTo(article);
    await expectCounted(1, 'article');
    await go(-1);
    await expectCounted(1, 'Back');
    await go(1);
    await expectCounted(1, 'Forward');

    await goTo(list);
    await expectCounted(2, 'list');
    await tab.evaluate('scrollTo({ top: 50, behavior: "instant" })');
    await setTimeout(200);
    await tab.evaluate(`document.querySelector('[data-endless-pager]').previousElementSibling
      .scrollIntoView({ block: 'end', behavior: 'instant' })`);
    await setTimeout(200);
    await tab.evaluate('scrollBy({ top: -500, behavior: "instant" })');
    const broughtIn = () => tab.evaluate<number>('document.querySelectorAll("[data-endless-start]").length');
    await expect.poll(broughtIn).toBeGreaterThan(0);
    await tab.isQuiet();
    const pages = 2 + (await broughtIn());
    await expectCounted(pages, 'pages of the list that were brought in');
    // As a reader scrolls through them, the address is that of the one in sight.
    await tab.evaluate('scrollTo({ top: 0, behavior: "instant" })');
    await expectCounted(pages, 'the first page of the list again');

    await goTo(rounds);
    await expectCounted(pages + 1, 'results');
    const shown = await tab.evaluate('location.search');
    await tab.evaluate(`(() => {
      const form = document.querySelector('form[data-picker]');
      const { options } = form.querySelector('select');
      [...options].find(({ selected }) => !selected).selected = true;
      form.requestSubmit();
    })()`);
    await expectCounted(pages + 2, 'another round');
    expect(await tab.evaluate('location.search')).not.toBe(shown);
    await go(-1);
    await expectCounted(pages + 2, 'Back to the round');
    await tab.send('Page.reload');
    await tab.isQuiet();
    await expectCounted(pages + 2, 'reload');

    await tab.evaluate(`document.body.prepend(Object.assign(document.createElement('a'), {
      id: 'ahead', href: ${JSON.stringify(article)}, textContent: 'Sigue', style: 'display: block',
    }))`);
    await tab.press('#ahead');
    await setTimeout(1_500);
    await expectCounted(pages + 2, 'a page that is made ahead');
    await tab.release();
    await tab.isQuiet();
    await expectCounted(pages + 3, 'its reader');
  } finally {
    await tab.close();
  }
});

/** Accepts, reads and goes on, as far as a reader would. */
async function read(page: Page): Promise<void> {
  await page.goto(app.origin);
  await page.getByRole('button', { name: consent.accept }).click();
}

test('what the page is, and how it was for its reader, is in the data layer', async ({ page }) => {
  const expectStarted = (pages: number) =>
    expect.poll(() => sent('layer').filter((url) => url.includes('event=gtm.js')).length).toBe(pages);
  await read(page);
  await expectStarted(1);
  await page.goto(app.origin + article);
  await expectStarted(2);
  await page.locator('h1').click();
  // On a busy machine the browser measures a tap some time after it.
  await page.evaluate(
    () =>
      new Promise((seen) => new PerformanceObserver(seen).observe({ type: 'first-input', buffered: true })),
  );
  await page.goto(app.origin + list);
  await expectStarted(3);

  const events = sent('layer').map((url) => Object.fromEntries(new URL(url, host.origin).searchParams));
  const [home, ofArticle, ofList] = events.filter(({ event }) => event === 'page');
  expect(home).toEqual({ event: 'page', site_code: 'FCA', language: 'es', page_kind: 'home' });
  expect(ofArticle).toMatchObject({
    ...{ page_kind: 'article', section: 'mundial-2026' },
    ...{ content_id: expect.any(String), authors: expect.any(String) },
    published_at: expect.stringMatching(/^2026-/),
  });
  expect(ofList).toMatchObject({ page_kind: 'list' });

  // Those of the article lie between its own first event and that of the next page.
  const begins = events.flatMap(({ event }, i) => (event === 'page' ? [i] : []));
  const vitals = events.slice(begins[1], begins[2]).filter(({ event }) => event === 'web-vitals');
  expect(vitals.map(({ metric_name: name }) => name).toSorted()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP']);
  for (const { value, metric_rating: rating } of vitals) {
    expect(value).toMatch(/^\d+$/);
    expect(rating).toMatch(/^(good|needs-improvement|poor)$/);
  }
});

for (const failure of ['html', 'throws', 'silent', 'unreachable'] as const satisfies HostFailure[])
  test(`vendors whose scripts are ${failure} cost the reader nothing`, async ({ page }) => {
    host.failure = failure;
    const ours: string[] = [];
    page.on('pageerror', ({ stack = '' }) => stack.includes(app.origin) && ours.push(stack));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.location().url.startsWith(host.origin))
        ours.push(message.text());
    });
    await read(page);
    await expect.poll(() => host.asked.length).toBe(3);
    await page.locator('main a[href$=".html"]').first().click();
    await expect(page).toHaveURL(/\.html$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => host.asked.length).toBe(6);

    expect(ours).toEqual([]);
    expect(host.asked.every((url) => /^\/\w+\.js/.test(url))).toBe(true);
  });

test('readers find each service with what it is for, and in their receipt that it ran', async ({ page }) => {
  await read(page);
  await expect.poll(() => sent('audience/itself').length).toBe(1);
  await page.goto(`${app.origin}/opciones-de-privacidad`);
  for (const service of ['Google Tag Manager', 'comScore', 'Marfeel Compass'])
    await expect(page.locator('main')).toContainText(service);
  await expect(page.getByRole('switch', { name: consent.measurement })).toBeChecked();
});

test('the call of a page view is kept by nobody', async () => {
  const { status, headers, body } = await requestRaw(app.origin, '/api/pageview-candidate?fca12345');

  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(headers['content-type']).toContain('application/json');
  expect(JSON.parse(body)).toEqual({ pageview: 'candidate' });
});
