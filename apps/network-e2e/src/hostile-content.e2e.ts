import type { HostileCase } from '@cancha/e2e/hostile/HostileCase';
import { asHtml, hostileHtml, inGroups } from '@cancha/e2e/hostile/hostileCases';
import { poison } from '@cancha/e2e/hostile/poison';
import { findHarm, watchForHarm, type Harm } from '@cancha/e2e/hostile/watchForHarm';
import { readHead } from '@cancha/e2e/readHead';
import { requestRaw } from '@cancha/e2e/requestRaw';
import { startApp, type RunningApp } from '@cancha/e2e/startApp';
import { startFaultyBackend, type FaultyBackend } from '@cancha/e2e/startFaultyBackend';
import { ampPathOf } from '@cancha/routing/ampPath';
import { buildPath } from '@cancha/routing/buildPath';
import { expect, test, type Page } from '@playwright/test';
import { apps, backendOrigin } from './apps';
import { askAgain } from './askAgain';

const [app] = apps;
const [site] = app?.sites ?? [];
if (!app || !site) throw new Error('There is no app to test.');

const groups = inGroups(hostileHtml, 15);
const good = (group: number) => `Este párrafo de la nota ${group} es bueno.`;
const bodyOf = (group: readonly HostileCase[], i: number) =>
  `<p>${good(i)}</p>${group.map((one) => `${asHtml(one)}<p>y sigue</p>`).join('')}`;

type Listed = { items: readonly { link: string }[] };
/** An article, or a page with one. */
type Fields = Record<string, unknown>;
type Wire = Fields & { article?: Fields; data?: { article?: Fields } };

let articles: readonly string[];
let liveBlog: string;
let backend: FaultyBackend;
let running: RunningApp;
let page: Page;
let harm: Harm;

/** Articles with bodies of the cases, a live blog with a post of each; and of all else the words are theirs. */
function change(url: string): ((answer: unknown) => unknown) | null {
  if (!/^\/(?:v1|v2|api|soccer)\//.test(url)) return null;
  const path = decodeURIComponent(url);
  const group = articles.findIndex((link) => path.includes(link));
  if (group === -1 && !path.includes(liveBlog)) {
    // Each page of a list goes on where the one before it ended.
    const { searchParams } = new URL(url, backendOrigin);
    const [page, size] = ['page', 'size'].map((name) => Number(searchParams.get(name) ?? 1));
    return (answer) => poison(answer, ((page ?? 1) - 1) * (size ?? 1));
  }
  return (answer) => {
    const changed = poison(answer, Math.max(0, group) * 15) as Wire;
    const article = changed.data?.article ?? changed.article ?? changed;
    if (group >= 0) article['body'] = bodyOf(groups[group] ?? [], group);
    if (group === -1) Object.assign(article, { items: posts, live_blog: { state: 'live' } });
    return changed;
  };
}

const posts = hostileHtml.map((one, i) => ({
  id: `p${i}`,
  title: one.name,
  body: `<p>Entrada ${i}.</p>${asHtml(one)}`,
  published_at: new Date(Date.parse('2026-07-19T18:00:00Z') + i * 1_000).toISOString(),
  key_event: i % 50 === 0,
}));

// One app before one newsroom, and one tab for all: what follows a page must not be hurt by it either.
// Each test opens many pages.
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.beforeAll(async ({ browser }) => {
  const answer = await fetch(`${backendOrigin}/v1/sites/${site.siteCode}/news/latest?size=40`);
  const links = ((await answer.json()) as Listed).items.map(({ link }) => link);
  articles = links.slice(0, groups.length);
  [liveBlog = ''] = links.slice(groups.length);
  backend = await startFaultyBackend(backendOrigin);
  backend.break(change);
  running = await startApp({
    name: app.name,
    backend: backend.origin,
    settings: { STATICS_URL: backendOrigin },
  });
  page = await browser.newPage();
  harm = await watchForHarm(page, [running.origin, backendOrigin, backend.origin]);
});
test.afterAll(async () => {
  await page.close();
  await running.stop();
  await backend.close();
});

/** Opens a page, and waits for what comes late: animations, the focus, a refresh of the page. */
async function open(path: string): Promise<string[]> {
  harm.clear();
  const address = running.origin + path;
  const answer = await askAgain(
    () => page.goto(address, { waitUntil: 'load' }),
    (got) => got?.status(),
  );
  await page.waitForTimeout(250);
  const status = answer?.status() ?? 0;
  const moved = page.url() === address ? [] : [`the page moved to ${page.url()}`];
  return [
    ...(status === 200 ? [] : [`status ${status} of ${path}`]),
    ...moved,
    ...harm.found,
    ...(await findHarm(page)),
  ];
}

async function expectWhole(): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const text of data) expect(() => JSON.parse(text) as unknown).not.toThrow();
}

test('the net holds: without a sanitiser cases are found, each by its name', async ({ browser }) => {
  const bare = await browser.newPage();
  const watched = await watchForHarm(bare, [running.origin]);
  const told = new Set<string>();
  for (const group of groups) {
    const html = `<!doctype html><meta charset="utf-8"><main>${bodyOf(group, 0)}</main>`;
    await bare.route(`${running.origin}/bare`, async (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
    await bare.goto(`${running.origin}/bare`).catch(() => null);
    const traces = [...watched.found, ...(await findHarm(bare).catch(() => []))];
    for (const { name } of group) if (traces.some((trace) => trace.includes(name))) told.add(name);
    await bare.unroute(`${running.origin}/bare`);
  }
  await bare.close();
  const missed = hostileHtml.filter(({ name }) => !told.has(name)).map(({ name }) => name);
  expect(told.size, `not seen: ${missed.join(', ')}`).toBeGreaterThan(120);
});

test('an article with any of them does nothing but be read', async () => {
  for (const [i, article] of articles.entries()) {
    await test.step(article, async () => {
      expect(await open(article)).toEqual([]);
      await expectWhole();
      await expect(page.getByText(good(i))).toBeVisible();
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      expect(title.trim()).not.toBe('');
    });
  }
});

test('so does its AMP page', async () => {
  const runtime = 'https://cdn.ampproject.org/**';
  await page.route(runtime, async (route) => route.abort());
  for (const [i, article] of articles.entries()) {
    await test.step(article, async () => {
      const found = await open(ampPathOf(site, article));
      // AMP's own scripts come from where AMP wants them.
      expect(found.filter((what) => !what.includes('https://cdn.ampproject.org/'))).toEqual([]);
      await expect(page.getByText(good(i))).toBeAttached();
    });
  }
  await page.unroute(runtime);
});

test('a live blog shows each of them in a post of its own', async () => {
  const seen = new Set<string>();
  for (let number = 1; seen.size < posts.length && number <= 30; number += 1) {
    expect(await open(number === 1 ? liveBlog : `${liveBlog}?page=${number}`)).toEqual([]);
    await expectWhole();
    for (const text of await page.locator('main').allInnerTexts())
      for (const [, post = ''] of text.matchAll(/Entrada (\d+)\./g)) seen.add(post);
  }
  expect(seen.size).toBe(posts.length);
});

test('lists, profiles and football say them as words', async () => {
  const lists = Array.from(
    { length: 10 },
    (_, i) => `${buildPath(site, 'latest', {})}${i === 0 ? '' : `?page=${i + 1}`}`,
  );
  const others = [
    buildPath(site, 'home', {}),
    buildPath(site, 'staff', {}),
    buildPath(site, 'resultsHome', {}),
  ];
  for (const path of [...lists, ...others]) {
    expect(await open(path), path).toEqual([]);
    await expectWhole();
  }
});

test('the app still stands', async () => {
  expect((await requestRaw(running.origin, buildPath(site, 'home', {}))).status).toBe(200);
  expect(readHead((await requestRaw(running.origin, articles[0] ?? '')).body).title).not.toBe('');
  expect(running.log()).not.toMatch(/TypeError|RangeError|unhandled/i);
});
