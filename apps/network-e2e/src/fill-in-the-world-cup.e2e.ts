import { colourRules, findBarriers } from '@cancha/e2e/findBarriers';
import { expectNoOverflow } from '@cancha/e2e/expectNoOverflow';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { Site } from '@cancha/brands/Site';
import { test } from '@cancha/e2e/sameTab';
import { expect, type Page } from '@playwright/test';
import { sitesUnderTest } from './apps';

/** What readers of a language see and hear. */
const words = {
  en: {
    simulate: 'Simulate the World Cup',
    title: '2026 World Cup Simulator',
    real: 'With the real results',
    opening: 'Mexico vs. South Africa',
    win: 'Mexico (MEX) wins',
    goals: /^Mexico.* goals against/,
    table: 'Group A table',
    leader: 'Mexico',
    one: '1 of 104 matches picked',
    champions: 'Champion: Spain',
    final: 'Match 104: Spain vs. Argentina. Spain advances.',
    played: 'Match 104: Spain 1 vs. Argentina 0. Spain advances.',
  },
  pt: {
    simulate: 'Simule a Copa do Mundo',
    title: 'Simulador da Copa do Mundo de 2026',
    real: 'Com os resultados reais',
    opening: 'México contra África do Sul',
    win: 'México (MEX) vence',
    goals: /^Gols de México/,
    table: 'Tabela do grupo A',
    leader: 'México',
    one: '1 de 104 jogos escolhidos',
    champions: 'Campeão: Espanha',
    final: 'Jogo 104: Espanha contra Argentina. Espanha avança.',
    played: 'Jogo 104: Espanha 1 contra Argentina 0. Espanha avança.',
  },
} as const;

type Words = (typeof words)['en' | 'pt'];

/** The first site of each language that has a simulator. The apps under test need not have one of each. */
const some = (['en', 'pt'] as const).flatMap((language) => {
  const found = sitesUnderTest.find(({ site }) => site.catalogue === language && hasPage(site, 'simulator'));
  return found ? [{ site: found.site, own: words[language] }] : [];
});

const calendarOf = (site: Site) => site.origin + buildPath(site, 'worldCupCalendar', {});
const main = (page: Page) => page.getByRole('main');
const match = (page: Page, name: string) => main(page).getByRole('group', { name, exact: true });

/** Address of the empty simulator of a site, known once somebody has come to it from the calendar. */
const empty = new Map<string, string>();

/** From the calendar on. */
async function goToSimulator(page: Page, site: Site, own: Words): Promise<void> {
  await main(page).getByRole('link', { name: own.simulate }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.title);
  empty.set(site.id, page.url());
}

async function openEmpty(page: Page, site: Site, own: Words): Promise<void> {
  const known = empty.get(site.id);
  await page.goto(known ?? calendarOf(site));
  if (!known) return goToSimulator(page, site, own);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.title);
}

/** In dark colours nothing but the colours differs. */
async function expectNoViolations(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findBarriers(page, { within: 'main' }), 'in light colours').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findBarriers(page, { within: 'main', rules: colourRules }), 'in dark colours').toEqual([]);
}

// In one process, so that each address is known to all.
test.describe.configure({ mode: 'default' });

for (const { site, own } of some) {
  test(`on ${site.id} a group is filled in, and the address holds it`, async ({ page, browser }) => {
    await openEmpty(page, site, own);
    const before = page.url();
    await match(page, own.opening).getByRole('button', { name: own.win }).click();
    await match(page, own.opening).getByRole('spinbutton', { name: own.goals }).fill('3');
    await expect(main(page).getByRole('status')).toContainText(own.one);
    const rows = main(page).getByRole('table', { name: own.table }).getByRole('row');
    await expect(rows.nth(1)).toContainText(own.leader);
    await expect(rows.nth(1)).toContainText('+3');
    await expect(page).not.toHaveURL(before);

    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await other.goto(page.url());
    await expect(match(other, own.opening).getByRole('spinbutton', { name: own.goals })).toHaveValue('3');
    await expect(main(other).getByRole('status')).toContainText(own.one);
    await other.context().close();
  });

  test(`on ${site.id} the calendar of the World Cup has every match, and it and the simulator are for everyone, on the smallest phone, light and dark`, async ({
    page,
  }) => {
    // Seven hundred controls are many for who looks at each of them.
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(calendarOf(site));
    await expect(main(page).locator('[data-reader-time]')).toHaveCount(104);
    await expect(main(page).getByRole('table')).toHaveCount(12);
    await expect(match(page, own.played)).toBeVisible();
    await expectNoOverflow(page);
    await expectNoViolations(page);

    await goToSimulator(page, site, own);
    await main(page).getByRole('link', { name: own.real }).click();
    await expect(main(page).getByRole('status')).toContainText(own.champions);
    await expectNoOverflow(page);
    await expectNoViolations(page);
  });

  test.describe(`on ${site.id} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('a button leads to the page with that pick, and the real results to the real final', async ({
      page,
    }) => {
      await openEmpty(page, site, own);
      await match(page, own.opening).getByRole('spinbutton', { name: own.goals }).fill('4');
      await match(page, own.opening).getByRole('button', { name: own.win }).click();
      await expect(main(page).getByRole('status')).toContainText(own.one);

      await main(page).getByRole('link', { name: own.real }).click();
      await expect(main(page).getByRole('status')).toContainText(own.champions);
      await expect(match(page, own.final)).toBeVisible();
    });
  });
}
