import { measureShift } from '@cancha/e2e/measureShift';
import { test } from '@cancha/e2e/sameTab';
import { hasPage } from '@cancha/routing/hasPage';
import { expect, type Browser, type Page } from '@playwright/test';
import { sitesUnderTest } from './apps';
import { startOwnMatch, type OwnMatch } from './startOwnMatch';

// The first site of an app is at the address of the app itself.
const tested = sitesUnderTest
  .filter(({ site, app }) => hasPage(site, 'match') && site.language === 'es' && app.sites[0] === site)
  .slice(0, 1);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const announcer = (page: Page) => page.locator('[data-announcer]');
const minuteMs = 60_000;
const fixture = { status: 'fixture', kickOffInMs: 2 * 60 * minuteMs } as const;

/** Who comes back to the tab has the match asked for at once. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** What came is in the page, and what it moved was counted. */
const paint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
      ),
  );

// One match for all of them, told anew by each.
test.describe.configure({ mode: 'default', timeout: 120_000 });

for (const { site, app } of tested) {
  let match: OwnMatch;
  test.beforeAll(async () => {
    match = await startOwnMatch(
      app.name,
      (id) => `${site.prefix}/resultados/futbol/partido/alemania-paraguay/${id}`,
    );
  });
  test.afterAll(() => match.stop());

  /** Opens the page, as it stands by then, and waits until it listens. */
  async function watch(page: Page): Promise<void> {
    // The first reader after a change may still be given the page from before it.
    await expect
      .poll(async () => (await fetch(match.address)).text(), { timeout: 30_000 })
      .toContain(match.kickOff);
    await page.goto(match.address);
    await expect(announcer(page)).toBeAttached();
    await page.waitForLoadState('networkidle');
  }

  test('title, heading and voice go with a match until who went through is known', async ({
    page,
    context,
  }) => {
    await match.tell(
      { status: 'playing', minute: 80, period: 2, score: [1, 1] },
      '80’: Alemania 1, Paraguay 1',
    );
    await watch(page);
    await expect(page).toHaveTitle(/^Alemania 1-1 Paraguay/);

    // Offline a goal is missed; online again it is asked for at once, not with the next minute.
    await context.setOffline(true);
    await match.tell(
      { status: 'playing', minute: 84, period: 2, score: [2, 1] },
      '84’: Alemania 2, Paraguay 1',
    );
    await expect(heading(page)).toHaveText(/Alemania 1, Paraguay 1/);
    await context.setOffline(false);
    await expect(announcer(page)).toHaveText('Gol. 84’: Alemania 2, Paraguay 1');
    await expect(page).toHaveTitle(/^Alemania 2-1 Paraguay/);

    await match.tell(
      { status: 'playing', minute: 86, period: 2, score: [1, 1] },
      '86’: Alemania 1, Paraguay 1',
    );
    await comeBack(page);
    await expect(announcer(page)).toHaveText('Marcador corregido. 86’: Alemania 1, Paraguay 1');
    await expect(page).toHaveTitle(/^Alemania 1-1 Paraguay/);
    await expect(heading(page)).toHaveText(/86’: Alemania 1, Paraguay 1/);

    const shootOut = { status: 'playing', minute: 120, period: 5, score: [1, 1] } as const;
    await match.tell({ ...shootOut, penalties: [0, 0], kicks: 1 }, 'Kai Havertz, de Alemania');
    await comeBack(page);
    await expect(announcer(page)).toHaveText(/Kai Havertz/);
    await match.tell({ ...shootOut, penalties: [0, 1], kicks: 2 }, 'Maurício, de Paraguay');
    await comeBack(page);
    await expect(announcer(page)).toHaveText(/Maurício/);

    await match.tell(
      { ...shootOut, status: 'played', period: 14, penalties: [3, 4], kicks: 12 },
      'José Canale, de Paraguay',
    );
    await comeBack(page);
    await expect(announcer(page)).toHaveText(/José Canale.*Final: Alemania 1, Paraguay 1; penales 3 a 4$/);
    await expect(page.getByRole('main')).toContainText('Paraguay gana 4-3 por penales');
  });

  test('a match that is moved to another day says so to who has it open', async ({ page }) => {
    await match.tell(fixture);
    await watch(page);
    const day = page.getByRole('main').locator('[data-part=kickOff] time');
    const before = await day.getAttribute('datetime');
    await match.tell({ ...fixture, kickOffInMs: 3 * 24 * 60 * minuteMs });
    await comeBack(page);
    await expect(day).not.toHaveAttribute('datetime', String(before));
    await expect(announcer(page)).toHaveText(/\d{1,2}:\d\d/);
  });

  test('nothing moves from before the kick-off to the last penalty, at any width', async ({ browser }) => {
    await match.tell({ ...fixture, kickOffInMs: 5 * minuteMs });
    await watchAll(browser, [320, 390, 768, 769, 1024, 1280, 1600]);
  });

  async function watchAll(browser: Browser, widths: readonly number[]): Promise<void> {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const readers = await Promise.all(
      widths.map(async (width) => {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 800 });
        const expectShift = await measureShift(page);
        await watch(page);
        return { width, page, expectShift };
      }),
    );
    const first = { status: 'playing', period: 1 } as const;
    const second = { status: 'playing', period: 2 } as const;
    const shootOut = { status: 'playing', minute: 122, period: 5, score: [1, 1] } as const;
    for (const [says, standing, reads = says] of [
      ['1’: Alemania 0, Paraguay 0', { ...first, minute: 1, score: [0, 0] }],
      ['43’: Alemania 0, Paraguay 1', { ...first, minute: 43, score: [0, 1] }],
      [
        `${site.region === 'es-CL' ? 'Entretiempo' : 'Descanso'}: Alemania 0, Paraguay 1`,
        { ...first, period: 10, minute: 45, score: [0, 1] },
      ],
      ['66’: Alemania 1, Paraguay 1', { ...second, minute: 66, score: [1, 1] }],
      ['89’: Alemania 1, Paraguay 1', { ...second, minute: 89, score: [1, 1] }],
      ['Maurício, de Paraguay', { ...shootOut, penalties: [0, 1], kicks: 2 }, /penales 0 a 1/],
      [
        'José Canale, de Paraguay',
        { ...shootOut, status: 'played', period: 14, penalties: [3, 4], kicks: 12 },
        /Final.*penales 3 a 4/,
      ],
    ] as const) {
      await match.tell(standing, says);
      for (const { page, width, expectShift } of readers) {
        // An answer on its way may be of the step before.
        await expect(async () => {
          await comeBack(page);
          await expect(heading(page)).toHaveText(reads, { timeout: 2_000 });
        }).toPass();
        await paint(page);
        await expectShift(0.01, `${width} px, ${says}`);
      }
    }
    await context.close();
  }
}
