import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { sitesUnderTest } from './apps';
import { startOwnMatch, type OwnMatch, type Standing } from './startOwnMatch';

/** A phone in light colours, a desk in dark ones. */
const looks = [
  { name: 'phone', width: 390, height: 1600, colorScheme: 'light' },
  { name: 'desk', width: 1280, height: 1200, colorScheme: 'dark' },
] as const;

const worldCup = { slug: 'mundial', id: '3yhz745q8wvowfs2ns8tg3a6' };
const norway = { slug: 'noruega', id: 'idi8etxr05j1liijtw857f2x' };
const haaland = { slug: 'erling-haaland', id: 'dqm15sb7bdssepi29hnidvje' };
const metLife = { slug: 'metlife-stadium', id: '7v683gs0if9n5eetqf2dnk94' };
const elfath = { slug: 'ismail-elfath', id: '12y4a3q96ud181xt3487l5w3' };

/** The first site of each app, in Spanish: the apps under test need not be all. */
const siteOf = (app: string): Site | undefined =>
  sitesUnderTest.find(({ site, app: { name } }) => name === app && site.language === 'es')?.site;

const results = (site: Site, day: string) => `${buildPath(site, 'resultsHome', {})}?date=${day}`;

/** What is over, so that it looks the same tomorrow. The brands take turns. */
const pages: readonly { name: string; app: string; pathOf: (site: Site) => string }[] = [
  { name: 'results-of-a-busy-day', app: 'bolavip', pathOf: (site) => results(site, '2026-06-27') },
  { name: 'results-of-a-quiet-day', app: 'fca', pathOf: (site) => results(site, '2026-07-05') },
  { name: 'results-of-an-empty-day', app: 'redgol', pathOf: (site) => results(site, '2026-02-11') },
  { name: 'bracket', app: 'fca', pathOf: (site) => buildPath(site, 'tournament', worldCup) },
  { name: 'competitions', app: 'redgol', pathOf: (site) => buildPath(site, 'competitions', {}) },
  { name: 'team', app: 'bolavip', pathOf: (site) => buildPath(site, 'team', norway) },
  { name: 'player', app: 'redgol', pathOf: (site) => buildPath(site, 'player', haaland) },
  { name: 'ground', app: 'bolavip', pathOf: (site) => buildPath(site, 'venue', metLife) },
  { name: 'referee', app: 'redgol', pathOf: (site) => buildPath(site, 'referee', elfath) },
  { name: 'search', app: 'fca', pathOf: (site) => `${buildPath(site, 'search', {})}?q=noruega` },
];

/** From now to a moment, in ms. A second apart, so that a page says which standing it shows. */
const inMs = (moment: string) => Date.parse(moment) - Date.now();

/** One match as its page is followed, from long before its kick-off to who went through. */
const standings: readonly { name: string; standing: () => Standing }[] = [
  {
    name: 'fixture',
    // Far enough away that nobody counts the days.
    standing: () => ({ status: 'fixture', kickOffInMs: inMs('2050-06-29T20:30:00Z') }),
  },
  {
    name: 'live',
    standing: () => ({
      status: 'playing',
      kickOffInMs: inMs('2026-06-29T20:30:01Z'),
      minute: 70,
      period: 2,
      score: [1, 1],
    }),
  },
  {
    name: 'shoot-out',
    standing: () => ({
      ...{
        status: 'playing',
        kickOffInMs: inMs('2026-06-29T20:30:02Z'),
        minute: 120,
        period: 5,
        score: [1, 1],
      },
      ...{ penalties: [2, 2], kicks: 6 },
    }),
  },
  {
    name: 'finished',
    standing: () => ({
      ...{ status: 'played', kickOffInMs: inMs('2026-06-29T20:30:03Z'), minute: 120, score: [1, 1] },
      ...{ penalties: [3, 4], kicks: 12 },
    }),
  },
];

/** Faces that are late are left for the next page: here they are waited for. */
async function waitForFaces(page: Page): Promise<void> {
  await page.route('**/themes/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, body: css });
  });
}

async function expectLooks(page: Page, name: string, address: string): Promise<void> {
  for (const { name: look, width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(address);
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.allSettled([...document.images].map((picture) => picture.decode()));
      await document.fonts.ready;
    });
    await expect.soft(page).toHaveScreenshot(`${name}-${look}.png`);
  }
}

test.beforeEach(async ({ page }) => waitForFaces(page));

for (const { name, app, pathOf } of pages) {
  const site = siteOf(app);
  if (!site) continue;
  test(`${name} of ${app} looks as it did`, async ({ page }) => {
    await expectLooks(page, name, site.origin + pathOf(site));
  });
}

const withMatches = siteOf('redgol');
if (withMatches)
  test.describe('a match', () => {
    let own: OwnMatch;
    test.beforeAll(async () => {
      own = await startOwnMatch('redgol', (id) =>
        buildPath(withMatches, 'match', { slug: 'alemania-paraguay', id }),
      );
    });
    test.afterAll(() => own.stop());

    for (const { name, standing } of standings)
      test(`that is ${name} looks as it did`, async ({ page }) => {
        await own.tell(standing());
        // The first reader after a change may still be given the page from before it.
        await expect
          .poll(async () => (await fetch(own.address)).text(), { timeout: 30_000 })
          .toContain(own.kickOff);
        await expectLooks(page, name, own.address);
      });
  });
