import type { Site } from '@cancha/brands/Site';
import { readPage } from '@cancha/e2e/crawl/readPage';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import { matchPath } from '@cancha/routing/matchPath';
import { expect, test } from '@playwright/test';
import { backendOrigin, sitesUnderTest } from './apps';
import { readDocument } from './readDocument';

// Without a browser: links are in the documents.

/** A team or a competition, as the backend lists it. */
type Listed = { id: string; name: string; season?: string };

/** Pages on which a reader looks for a team. News lead to teams as well, but change by the hour. */
const onTheWay: readonly (string | undefined)[] = ['resultsHome', 'competitions', 'tournament'];

/** The first site of each language on which rows of matches lead to the match, not to its teams. */
const some = (['es', 'pt', 'en'] as const).flatMap((language) => {
  const found = sitesUnderTest.find(
    ({ site }) => site.language === language && site.catalogue === language && hasPage(site, 'match'),
  );
  return found ? [found.site] : [];
});

async function listTournaments(): Promise<Listed[]> {
  const answer = await fetch(`${backendOrigin}/soccer/tournaments`);
  return ((await answer.json()) as { tournaments: Listed[] }).tournaments;
}

async function listTeams(): Promise<Listed[]> {
  const teams: Listed[] = [];
  for (let page = 1; ; page++) {
    const answer = await fetch(`${backendOrigin}/soccer/teams?size=100&page=${page}`);
    const { teams: more } = (await answer.json()) as { teams: Listed[] };
    teams.push(...more);
    if (more.length < 100) return teams;
  }
}

/** Teams and competitions as a page leads to them: `team 7k…`. */
const entityOf = (site: Site, pathname: string): { name: string; key: string | null } | null => {
  const found = matchPath(site, pathname);
  if (!found) return null;
  const { id } = found.params as { id?: string };
  return { name: found.name, key: id === undefined ? null : `${found.name} ${id}` };
};

async function linksOf(page: string): Promise<readonly string[]> {
  let body = '';
  // A page that is late for its first reader asks for itself again, as its reader's browser would.
  await expect(async () => {
    const answer = await readDocument(page);
    expect(answer.status, page).toBe(200);
    body = answer.body;
  }).toPass();
  return readPage(body, page).links;
}

/** The first page of every competition before its other seasons: few teams are in those alone. */
function newestFirst(site: Site, pages: readonly string[]): string[] {
  const slugOf = (page: string) =>
    (matchPath(site, new URL(page).pathname)?.params as { slug?: string }).slug;
  const seasons = Map.groupBy(pages, (page) => slugOf(page) ?? page);
  const each = [...seasons.values()];
  return [...each.flatMap((own) => own.slice(0, 1)), ...each.flatMap((own) => own.slice(1))];
}

/**
 * What so many steps from the front page lead to: pages are read, the nearest first, until all that is wanted is found.
 * @param wanted Page and id: `team 7k…`.
 */
async function keysNear(site: Site, most: number, wanted: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const isDone = () => wanted.every((key) => found.has(key));
  let pages = [site.origin + buildPath(site, 'home', {})];
  for (let step = 1; step <= most; step++) {
    const next: string[] = [];
    while (pages.length > 0 && !isDone()) {
      const links = await Promise.all(pages.splice(0, 4).map(linksOf));
      for (const link of links.flat()) {
        const { origin, pathname, search } = new URL(link);
        if (origin !== site.origin || search !== '' || seen.has(link)) continue;
        seen.add(link);
        const { name, key } = entityOf(site, pathname) ?? {};
        if (key) found.add(key);
        if (onTheWay.includes(name)) next.push(link);
      }
    }
    pages = newestFirst(site, next);
  }
  return found;
}

const names = (listed: readonly Listed[]) =>
  listed.map(({ name, season }) => [name, season].filter(Boolean).join(' '));

/** Those that are not found from the front page within so many steps. */
async function findFar(
  site: Site,
  page: 'team' | 'tournament',
  listed: readonly Listed[],
  most: number,
): Promise<string[]> {
  const keyOf = ({ id }: Listed) => `${page} ${id}`;
  const found = await keysNear(site, most, listed.map(keyOf));
  return names(listed.filter((one) => !found.has(keyOf(one))));
}

for (const site of some)
  test(`every competition is two steps from the front page of ${site.id}`, async () => {
    const tournaments = await listTournaments();

    expect(tournaments.length).toBeGreaterThan(20);
    expect(await findFar(site, 'tournament', tournaments, 2)).toEqual([]);
  });

// Of one site: it takes the page of every competition, and they are the same pages everywhere.
for (const site of some.slice(0, 1))
  test(`every team is three steps from the front page of ${site.id}`, async () => {
    test.setTimeout(180_000);
    const teams = await listTeams();

    expect(teams.length).toBeGreaterThan(200);
    expect(await findFar(site, 'team', teams, 3)).toEqual([]);
  });
