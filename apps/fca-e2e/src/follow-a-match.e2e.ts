import { setTimeout } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { article } from './addresses';
import { startLiveMatch, type RunningMatch } from './startLiveMatch';

// One match for all of them, told anew by each.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let live: RunningMatch;
test.beforeAll(async () => {
  live = await startLiveMatch();
});
test.afterAll(() => live.stop());

/** Pages and answers are fresh for two seconds. */
const freshMs = 2_300;
const minuteMs = 60_000;
const polls = '**/api/live-matches';
const bracket = '/resultados/futbol/competencias/mundial/3yhz745q8wvowfs2ns8tg3a6/clasificacion';
const surfaces = ['/', '/resultados/futbol', '/agenda', article, bracket];

const places = (page: Page) => page.locator(`[data-match="${live.match.id}"]`);
const announcer = (page: Page) => page.locator('[data-announcer]');

/** Opens a page with a clock that can be put on, and waits until its matches are watched. */
async function watch(page: Page, path: string): Promise<void> {
  const standing = `Brasil ${String(live.match['total_scores_home'])}, Noruega ${String(live.match['total_scores_away'])}`;
  // The first reader after a change may still be given the page from before it.
  await expect.poll(async () => (await fetch(live.app.origin + path)).text()).toContain(standing);
  await page.clock.install();
  await page.goto(live.app.origin + path);
  await expect(announcer(page)).toBeAttached();
}

async function tell(...standing: Parameters<RunningMatch['tell']>): Promise<void> {
  live.tell(...standing);
  await setTimeout(freshMs);
}

/** A minute later, with what has happened meanwhile. */
async function aMinuteLater(page: Page): Promise<void> {
  const asked = page.waitForResponse(polls);
  await page.clock.fastForward(minuteMs);
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

for (const path of surfaces) {
  test(`a score of which nothing more is heard says how old it is, and is live no more, on ${path}`, async ({
    page,
  }) => {
    await tell(0, 0, 60);
    await watch(page, path);
    await expect(places(page).first()).not.toHaveAttribute('data-stale');
    await page.route(polls, (route) => route.abort());
    await page.clock.fastForward(95_000);

    for (const place of await places(page).all()) {
      await expect(place).toHaveAttribute('data-stale');
      await expect(place).toContainText('60’ hace 1 min');
      await expect(place.locator('[data-chip]')).toHaveCSS('border-style', 'dashed');
    }
  });
}

test('a feed that stands still is told by its age, however quickly the answers come', async ({ page }) => {
  await tell(0, 0, 60);
  await watch(page, '/resultados/futbol');
  await page.route(polls, async (route) => {
    const answer = await route.fetch();
    const update = (await answer.json()) as object;
    await route.fulfill({ json: { ...update, ageMs: 59_000 } });
  });
  await aMinuteLater(page);
  await page.clock.fastForward(40_000);
  await expect(places(page)).toContainText('hace 1 min');
});

test('a goal reaches an open page with the next poll, is told once, and moves nothing', async ({ page }) => {
  await tell(0, 0, 60);
  await watch(page, '/');
  const width = () => places(page).evaluate((tile) => tile.getBoundingClientRect().width);
  const before = await width();
  await tell(0, 1, 79);
  await aMinuteLater(page);

  await expect(places(page).locator('[data-goals=away]')).toHaveText('1');
  await expect(announcer(page)).toHaveText('Gol. 79’: Brasil 0, Noruega 1');
  await expect(places(page).locator('[data-chip]')).toContainText(/^(79|80)’$/);
  expect(Math.abs((await width()) - before)).toBeLessThan(1);
  await expect(page.locator('[role=status][data-announcer]')).toHaveCount(1);
});

test('a goal reaches the bracket of a competition', async ({ page }) => {
  await tell(0, 0, 60);
  await watch(page, bracket);
  const tie = page.getByRole('region', { name: 'Cuadro de eliminatorias' }).locator('[data-match]');
  await expect(tie).toHaveCount(1);
  await tell(0, 1, 79);
  await aMinuteLater(page);

  await expect(tie.locator('[data-goals=away]')).toHaveText('1');
  await expect(tie).toContainText('79’: Brasil 0, Noruega 1');
  await expect(announcer(page)).toHaveText('Gol. 79’: Brasil 0, Noruega 1');
});

test('a goal that is taken back is marked as a correction', async ({ page }) => {
  await tell(1, 1, 80);
  await watch(page, '/');
  await tell(1, 0, 81);
  await aMinuteLater(page);

  await expect(announcer(page)).toHaveText('Marcador corregido. 81’: Brasil 1, Noruega 0');
  await expect(places(page)).toContainText('corregido');
});

test('nothing is asked while nobody looks; who comes back has it at once', async ({ page }) => {
  await tell(0, 0, 60);
  await watch(page, '/');
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/live-matches'))));
  await setHidden(page, true);
  await tell(2, 0, 88);
  for (let i = 0; i < 4; i += 1) await page.clock.fastForward(minuteMs);
  expect(asked).toBe(0);

  await setHidden(page, false);
  await expect(places(page).locator('[data-goals=home]')).toHaveText('2');
  expect(asked).toBe(1);
});

test('an answer that is an error leaves the score as it was', async ({ page }) => {
  await tell(1, 0, 60);
  await watch(page, '/resultados/futbol');
  await page.route(polls, (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.clock.fastForward(minuteMs);
  await expect(places(page).locator('[data-goals=home]')).toHaveText('1');
});

test('the matches of the day fit the smallest phone, and put no barrier before anyone, when they are old', async ({
  page,
}) => {
  await tell(0, 0, 60);
  await page.setViewportSize({ width: 320, height: 640 });
  await watch(page, '/resultados/futbol');
  await page.route(polls, (route) => route.abort());
  await page.clock.fastForward(95_000);
  await expect(places(page)).toHaveAttribute('data-stale');
  await expectNoOverflow(page);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
