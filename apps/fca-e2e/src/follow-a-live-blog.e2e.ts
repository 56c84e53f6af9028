import { colourRules, findBarriers } from '@cancha/e2e/findBarriers';
import { gzipSync } from 'node:zlib';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { aPost, posts, startLiveBlog, type RunningLiveBlog } from './startLiveBlog';
import { words } from './words';

// One live blog for all of them, told anew by each.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let blog: RunningLiveBlog;
test.beforeAll(async () => {
  blog = await startLiveBlog(posts(500));
});
test.afterAll(() => blog.stop());

/** How often the page asks. */
const everyMs = 30_000;

const listed = (page: Page) => page.locator('[data-live-post]');
const update = (page: Page) => page.locator('[data-live-update]');
const status = (page: Page) => page.locator('[data-live-status]');
const note = (page: Page) => page.locator('[data-live-note]');
const keysOf = (page: Page) =>
  listed(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-live-post')));
const topOf = (post: Locator) => post.evaluate((element) => element.getBoundingClientRect().top);
const isInSight = (page: Page, key: string) => expect(page.locator(`[id="post-${key}"]`)).toBeInViewport();

const tell: RunningLiveBlog['tell'] = (next) => blog.tell(next);

/** Opens the live blog with a clock that can be put on, and waits until it is watched. */
async function watch(page: Page): Promise<void> {
  await page.clock.install();
  const asked = page.waitForResponse(/\/api\/live-blog\//);
  await page.goto(blog.address);
  await asked;
  await expect(update(page)).toHaveText(words.liveBlog.update);
}

/** When the page has asked again, with what has happened meanwhile. */
async function withTheNextAnswer(page: Page): Promise<void> {
  const asked = page.waitForResponse(/\/api\/live-blog\//);
  await page.clock.fastForward(everyMs);
  await asked;
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('five hundred posts come a page at a time, and each has an address that finds it', async ({
    page,
  }) => {
    await tell(posts(500));
    await page.goto(blog.address);
    expect(await keysOf(page)).toEqual(
      posts(500)
        .slice(0, 20)
        .map(({ id }) => id),
    );
    await page
      .getByRole('navigation', { name: words.pages })
      .getByRole('link', { name: words.pageTwo, exact: true })
      .click();
    expect(await keysOf(page)).toEqual(
      posts(500)
        .slice(20, 40)
        .map(({ id }) => id),
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=2$/);

    await page.goto(`${blog.address}?post=p3#post-p3`);
    await isInSight(page, 'p3');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=25$/);
    expect((await page.goto(`${blog.address}?page=26`))?.status()).toBe(404);
  });

  test('a permalink still finds its post when a hundred have been posted after it', async ({ page }) => {
    await tell(posts(500));
    await page.goto(blog.address);
    const href = await page.locator('[data-live-post=p495] a').first().getAttribute('href');
    await tell(posts(600));

    await page.goto(blog.app.origin + String(href));
    await isInSight(page, 'p495');
  });

  test('key events lead to their posts, also those of other pages', async ({ page }) => {
    await tell(posts(500));
    await page.goto(blog.address);
    const events = page.getByRole('navigation', { name: words.liveBlog.keyEvents });
    await events.getByRole('link', { name: 'Entrada 500' }).click();
    await isInSight(page, 'p500');
    await events.getByRole('link', { name: 'Entrada 350' }).click();
    await isInSight(page, 'p350');
  });

  test('the update button loads the newest posts', async ({ page }) => {
    await tell(posts(3));
    await page.goto(`${blog.address}#post-p1`);
    await tell(posts(4));
    await page.getByRole('link', { name: words.liveBlog.update }).click();

    await expect.poll(() => keysOf(page)).toEqual(['p4', 'p3', 'p2', 'p1']);
  });

  test('a single post, one without a date and one without a title are all there', async ({ page }) => {
    await tell([aPost(2, { title: '' }), aPost(1, { published_at: null, title: 'Sin fecha' })]);
    await page.goto(blog.address);
    expect(await keysOf(page)).toEqual(['p2', 'p1']);
    await expect(listed(page).last().locator('time')).toHaveCount(0);
    // 12:02 in Costa Rica.
    await expect(listed(page).first().locator('time')).toContainText('12:02');

    await tell([aPost(1)]);
    await page.goto(blog.address);
    await expect(listed(page)).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: words.pages })).toHaveCount(0);
  });

  test('a correction says when it was made, and scripts of a body never arrive', async ({ page }) => {
    const body = '<p>Gol.</p><script>document.title = "x"</script><img src=x onerror="document.title = 1">';
    await tell([aPost(1, { body, modified_at: '2026-07-19T18:20:00+0000' })]);
    await page.goto(blog.address);

    await expect(listed(page)).toContainText('Editada: 12:20');
    expect(await listed(page).innerHTML()).not.toMatch(/onerror|<script/);
  });
});

test('five hundred posts are a light page', async () => {
  await tell(posts(500));
  const html = await (await fetch(blog.address)).text();

  expect(gzipSync(html).length).toBeLessThan(30_000);
  expect(html.split('data-live-post=').length - 1).toBeLessThan(60);
});

test('a live blog puts no barrier before anyone, and fits the smallest phone', async ({ page }) => {
  await tell(posts(60));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(blog.address);

  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findBarriers(page), 'in light colours').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findBarriers(page, { rules: colourRules }), 'in dark colours').toEqual([]);
  await expectNoOverflow(page);
});

test('new posts are announced, move nothing that is read, and come when they are asked for', async ({
  firstVisit: page,
}) => {
  await tell(posts(30));
  await watch(page);
  const read = page.locator('[id="post-p20"]');
  await read.evaluate((post) => post.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const before = await topOf(read);

  await tell([
    ...posts(33).slice(0, 3),
    aPost(30, { modified_at: '2026-07-19T20:00:00Z', title: 'Corregida' }),
    ...posts(29),
  ]);
  await withTheNextAnswer(page);
  await expect(status(page)).toHaveText('3 entradas nuevas · 1 corregida');
  await expect(update(page)).toHaveText('3 entradas nuevas · 1 corregida');
  await expect(update(page)).toBeInViewport();
  expect(await topOf(read)).toBe(before);
  expect(await keysOf(page)).toEqual(
    posts(30)
      .slice(0, 20)
      .map(({ id }) => id),
  );

  // Where they are put in is above what is read: that stays, and only then is the reader led up.
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => {};
  });
  await update(page).click();
  await expect(listed(page)).toHaveCount(23);
  expect(Math.abs((await topOf(read)) - before)).toBeLessThan(1);
  expect((await keysOf(page)).slice(0, 4)).toEqual(['p33', 'p32', 'p31', 'p30']);
  await expect(page.locator('[data-live-post=p30]')).toContainText('Corregida');
  await expect(page.locator('[id="post-p33"]')).toBeFocused();
  await expect(update(page)).toHaveText(words.liveBlog.update);
});

test('the reader who asks is led to the newest post', async ({ firstVisit: page }) => {
  await tell(posts(30));
  await watch(page);
  await page.locator('[id="post-p15"]').evaluate((post) => post.scrollIntoView({ behavior: 'instant' }));
  await tell(posts(31));

  // Without waiting for the minute: the button asks at once.
  await update(page).click();
  await isInSight(page, 'p31');
  await expect(page.locator('[id="post-p31"]')).toBeFocused();
  await update(page).click();
  await expect(status(page)).toHaveText('No hay entradas nuevas');
});

test('nothing is asked or put in while nobody looks; who comes back has it at once', async ({
  firstVisit: page,
}) => {
  await tell(posts(30));
  await watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const polls = () => asked.filter((url) => url.includes('/api/live-blog/')).length;
  await setHidden(page, true);
  await tell(posts(32));
  for (let i = 0; i < 5; i += 1) await page.clock.fastForward(everyMs);
  expect(polls()).toBe(0);

  await setHidden(page, false);
  await expect(status(page)).toHaveText('2 entradas nuevas');
  expect(polls()).toBe(1);
  await expect(listed(page)).toHaveCount(20);
});

test('an answer that does not come leaves everything as it was, and says of when it is', async ({
  firstVisit: page,
}) => {
  await tell(posts(30));
  await watch(page);
  await page.route('**/api/live-blog/**', (route) => route.abort());
  await page.clock.fastForward(everyMs);

  await expect(note(page)).toHaveText(/^Sin actualizar desde las \d\d:\d\d$/);
  await expect(status(page)).toHaveText(/^Sin actualizar/);
  expect(await keysOf(page)).toHaveLength(20);
  await page.unroute('**/api/live-blog/**');
  await withTheNextAnswer(page);
  await expect(note(page)).toHaveText(/^Al día a las/);
});
