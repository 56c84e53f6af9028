import { findBarriers } from '@cancha/e2e/findBarriers';
import { expect, test } from '@playwright/test';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { article, bracket } from './addresses';
import { aMinuteLater, openLiveMatch, polls, type LiveMatchPage } from './liveMatchPage';

// One match for all of them, told anew by each.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let live: LiveMatchPage;
test.beforeAll(async () => {
  live = await openLiveMatch();
});
test.afterAll(() => live.match.stop());

const surfaces = ['/', '/resultados/futbol', '/agenda', article, bracket];

for (const path of surfaces) {
  test(`a score of which nothing more is heard says how old it is, and is live no more, on ${path}`, async ({
    page,
  }) => {
    await live.tell(0, 0, 60);
    await live.watch(page, path);
    await expect(live.places(page).first()).not.toHaveAttribute('data-stale');
    await page.route(polls, (route) => route.abort());
    await page.clock.fastForward(95_000);

    for (const place of await live.places(page).all()) {
      await expect(place).toHaveAttribute('data-stale');
      await expect(place).toContainText('61’ hace 1 min');
      await expect(place.locator('[data-part=state]')).toHaveCSS('border-style', 'dashed');
    }
  });
}

test('a feed that stands still is told by its age, however quickly the answers come', async ({ page }) => {
  await live.tell(0, 0, 60);
  await live.watch(page, '/resultados/futbol');
  await page.route(polls, async (route) => {
    const answer = await route.fetch();
    const update = (await answer.json()) as object;
    await route.fulfill({ json: { ...update, ageMs: 59_000 } });
  });
  await aMinuteLater(page);
  await page.clock.fastForward(40_000);
  await expect(live.places(page)).toContainText('hace 1 min');
});

test('the matches of the day fit the smallest phone, and put no barrier before anyone, when they are old', async ({
  page,
}) => {
  await live.tell(0, 0, 60);
  await page.setViewportSize({ width: 320, height: 640 });
  await live.watch(page, '/resultados/futbol');
  await page.route(polls, (route) => route.abort());
  await page.clock.fastForward(95_000);
  await expect(live.places(page)).toHaveAttribute('data-stale');
  await expectNoOverflow(page);
  expect(await findBarriers(page, { within: 'main' })).toEqual([]);
});
