import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { measureShift } from '@cancha/e2e/measureShift';
import { words } from './words';

const myTeams = '/mis-equipos';
const { device } = words;

/** What the matches of a page say, as they stand from left to right or from top to bottom. */
const shownMatches = (page: Page) =>
  page.locator('[data-follows*="t-"]').evaluateAll((tiles) =>
    tiles
      .map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
      .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
      .map(({ tile }) => tile.textContent),
  );

test('a team that is followed comes first without moving anything, and goes to another device as a file', async ({
  page,
}) => {
  await page.goto('/buscar?q=inglaterra');
  const follow = page.getByRole('button', { name: `${device.follow}: Inglaterra`, exact: true });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');

  const expectShift = await measureShift(page);
  await page.goto('/');
  expect((await shownMatches(page))[0]).toContain('Inglaterra');
  await expectShift(0);

  await page.goto(myTeams);
  const drop = page.getByRole('button', { name: `${device.drop}: Inglaterra`, exact: true });
  await expect(drop).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: device.toFile }).click(),
  ]);
  const file = await download.path();
  await drop.press('Enter');
  await expect(page.getByText(device.followsNone)).toBeVisible();

  const input = page.locator('input[type="file"]');
  await input.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":'),
  });
  await expect(page.getByText(device.fileUnreadable)).toBeVisible();
  await expect(page.getByText(device.followsNone)).toBeVisible();
  await input.setInputFiles(file);
  await expect(page.getByText(device.fileAdded)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Inglaterra', exact: true }).click();
  await expect(page.getByRole('button', { name: device.follow, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
