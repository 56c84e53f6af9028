import type { Site } from '@cancha/brands/Site';
import { readHead } from '@cancha/e2e/readHead';
import { buildPath } from '@cancha/routing/buildPath';
import type { Language } from '@cancha/routing/Language';
import { test } from '@cancha/e2e/sameTab';
import { expect } from '@playwright/test';
import { sitesUnderTest } from './apps';
import { readDocument } from './readDocument';

const worldCup = { slug: 'mundial', id: '3yhz745q8wvowfs2ns8tg3a6' };
const mexico = 't7atnbb265qqn2fsimuy97i4';

const words: Partial<Record<Language, { heading: string; row: RegExp; team: string; teamName: string }>> = {
  en: {
    heading: 'standings',
    row: /^1, Mexico: 9 points; 3 played, 3 won/,
    team: 'mexico',
    teamName: 'Mexico',
  },
  pt: {
    heading: 'Classificação',
    row: /^1, México: 9 pontos; 3 jogos, 3 vitórias/,
    team: 'mexico',
    teamName: 'México',
  },
};

/** The first site of each language that has football. */
const some = (['en', 'pt'] as const).flatMap((language) => {
  const found = sitesUnderTest.find(
    ({ site }) => site.language === language && site.capabilities.football && site.catalogue === language,
  );
  return found ? [found.site] : [];
});

const whole = (site: Site, path: string) => site.origin + path;

for (const site of some) {
  const own = words[site.language];
  if (!own) continue;

  test(`the World Cup is read in ${site.language} on ${site.id}`, async ({ page }) => {
    const standings = buildPath(site, 'tournamentStandings', worldCup);
    await page.goto(whole(site, standings));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(own.heading);
    await expect(page.getByRole('row', { name: own.row })).toBeVisible();

    await page.goto(whole(site, buildPath(site, 'team', { slug: own.team, id: mexico })));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.teamName);
  });

  test(`an address of another language is none on ${site.id}, and another slug leads on`, async () => {
    const standings = buildPath(site, 'tournamentStandings', worldCup);
    expect((await readDocument(whole(site, `${standings.replace(/\/$/, '')}x`))).status).toBe(404);
    const moved = await readDocument(
      whole(site, buildPath(site, 'tournamentStandings', { ...worldCup, slug: 'other' })),
    );
    expect([moved.status, String(moved.headers['location'])]).toEqual([
      308,
      expect.stringContaining(standings),
    ]);
    const { body } = await readDocument(whole(site, standings));
    expect(readHead(body).canonical).toBe(whole(site, standings));
  });
}
