import { expect, test, type Page } from '@playwright/test';
import { bracket } from './addresses';
import { aMinuteLater, announcer, openLiveMatch, polls, type LiveMatchPage } from './liveMatchPage';

// One match for all of them, told anew by each.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let live: LiveMatchPage;
test.beforeAll(async () => {
  live = await openLiveMatch();
});
test.afterAll(() => live.match.stop());

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
}

test('a goal reaches an open page with the next poll, is told once, and moves nothing', async ({ page }) => {
  await live.tell(0, 0, 60);
  await live.watch(page, '/');
  const width = () => live.places(page).evaluate((tile) => tile.getBoundingClientRect().width);
  const before = await width();
  await live.tell(0, 1, 79);
  await aMinuteLater(page);

  await expect(live.places(page).locator('[data-part=awayGoals]')).toHaveText('1');
  await expect(announcer(page)).toHaveText('Gol. 79’: Brasil 0, Noruega 1');
  await expect(live.places(page).locator('[data-part=state]')).toContainText(/^(79|80)’$/);
  expect(Math.abs((await width()) - before)).toBeLessThan(1);
  await expect(page.locator('[role=status][data-announcer]')).toHaveCount(1);
});

test('a goal reaches the bracket of a competition', async ({ page }) => {
  await live.tell(0, 0, 60);
  await live.watch(page, bracket);
  const tie = page.getByRole('region', { name: 'Cuadro de la fase final' }).locator('[data-match]');
  await expect(tie).toHaveCount(1);
  await live.tell(0, 1, 79);
  await aMinuteLater(page);

  await expect(tie.locator('[data-part=awayGoals]')).toHaveText('1');
  await expect(tie).toContainText('79’: Brasil 0, Noruega 1');
  await expect(announcer(page)).toHaveText('Gol. 79’: Brasil 0, Noruega 1');
});

test('a score that nobody counts looks the same in the page and after a poll', async ({ page }) => {
  await live.tell(null, null, 60);
  await live.watch(page, '/');
  const goals = live.places(page).locator('[data-part$=Goals]');
  await expect(goals).toHaveText(['–', '–']);
  await live.tell(null, null, 61);
  await aMinuteLater(page);

  await expect(live.places(page)).toContainText('61’: Brasil contra Noruega');
  await expect(goals).toHaveText(['–', '–']);
});

test('a goal that is taken back is marked as a correction', async ({ page }) => {
  await live.tell(1, 1, 80);
  await live.watch(page, '/');
  await live.tell(1, 0, 81);
  await aMinuteLater(page);

  await expect(announcer(page)).toHaveText('Marcador corregido. 81’: Brasil 1, Noruega 0');
  await expect(live.places(page)).toContainText('corregido');
});

test('nothing is asked while nobody looks; who comes back has it at once', async ({ page, context }) => {
  await live.tell(0, 0, 60);
  await live.watch(page, '/');
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/live-matches'))));
  await setHidden(page, true);
  await live.tell(2, 0, 88);
  for (let i = 0; i < 4; i += 1) await page.clock.fastForward(60_000);
  expect(asked).toBe(0);

  await setHidden(page, false);
  await expect(live.places(page).locator('[data-part=homeGoals]')).toHaveText('2');
  expect(asked).toBe(1);

  await context.setOffline(true);
  await live.tell(3, 0, 89);
  await context.setOffline(false);
  await expect(live.places(page).locator('[data-part=homeGoals]')).toHaveText('3');
});

test('an answer that is an error leaves the score as it was', async ({ page }) => {
  await live.tell(1, 0, 60);
  await live.watch(page, '/resultados/futbol');
  await page.route(polls, (route) => route.fulfill({ status: 503, body: 'no' }));
  await live.tell(2, 0, 70);
  await aMinuteLater(page);
  await expect(live.places(page).locator('[data-part=homeGoals]')).toHaveText('1');
});
