import { ExplainedError } from '../setup/ExplainedError.mjs';
import { fetchText } from './fetchText.ts';
import { findPaths } from './findPaths.ts';
import type { MeasuredSite } from './readSites.ts';

/** Paths by the kind of page. */
export type Pages = Record<string, string[]>;
type ListedArticle = { link: string; author: { username: string }[]; tags: { url: string }[] };
type Addresses = { origin: string; app: string };

/** Fewer would say little of what articles cost. */
const fewestArticles = 60;
/** So many of the newest: figures stay comparable, however many a newsroom comes to have. */
const newestMeasured = 100;
const mostOfAKind = 40;
/** Days of the World Cup. */
const days = Array.from({ length: 20 }, (_, i) => `2026-06-${String(i + 11).padStart(2, '0')}`);

/**
 * The pages of a site whose speed is measured, as the origin lists what they show. Kinds that the site does not have are
 * left out. Throws an `ExplainedError` when there are too few articles.
 */
export async function choosePages({ origin, app }: Addresses, site: MeasuredSite): Promise<Pages> {
  const { siteCode, prefix, hasPage, pathOf } = site;
  const { items } = await fetchJson<{ items: ListedArticle[] }>(
    `${origin}/v1/sites/${siteCode}/news/latest?size=${newestMeasured}`,
  );
  const article = [...new Set(items.map(({ link }) => prefix + link))];
  if (article.length < fewestArticles) {
    throw new ExplainedError(
      `The origin lists ${article.length} articles: the bench needs ${fewestArticles} or more.`,
    );
  }
  const hasCalendar = hasPage('worldCupCalendar');
  const pages = {
    home: [pathOf('home')],
    article,
    list: listsOf(items, site),
    table: hasPage('tournamentStandings') ? await chooseTables(origin, site) : [],
    match: hasPage('match') && hasCalendar ? await chooseMatches(app, site) : [],
    results: hasPage('resultsHome') ? days.map((day) => `${pathOf('resultsHome')}?date=${day}`) : [],
    calendar: hasCalendar ? [pathOf('worldCupCalendar')] : [],
  };
  return Object.fromEntries(Object.entries(pages).filter(([, paths]) => paths.length > 0));
}

function listsOf(items: ListedArticle[], { prefix, pathOf }: MeasuredSite): string[] {
  const first = (found: string[]) => [...new Set(found)].slice(0, 4);
  const topics = first(items.flatMap(({ tags }) => tags.map(({ url }) => url)));
  const authors = first(items.flatMap(({ author }) => author.map(({ username }) => username)));
  const sections = first(items.map(({ link }) => link.split('/')[1] ?? ''));
  return [
    pathOf('latest'),
    pathOf('trending'),
    ...topics.map((topic) => pathOf('topic', { topic })),
    ...authors.map((author) => pathOf('author', { author })),
    ...sections.map((section) => `${prefix}/${section}`),
  ];
}

async function chooseTables(origin: string, { pathOf }: MeasuredSite): Promise<string[]> {
  const { tournaments } = await fetchJson<{ tournaments: { id: string; slug: string }[] }>(
    `${origin}/soccer/tournaments`,
  );
  const paths = [];
  for (const { id, slug } of tournaments.slice(0, mostOfAKind)) {
    const { tables } = await fetchJson<{ tables: unknown[] }>(`${origin}/soccer/tournament/${id}/standings`);
    if (tables.length > 0) paths.push(pathOf('tournamentStandings', { slug, id }));
  }
  return paths;
}

/** The matches that the site's own calendar of the World Cup leads to. */
async function chooseMatches(app: string, { pathOf }: MeasuredSite): Promise<string[]> {
  const under = pathOf('match', { slug: '-', id: '-' }).replace(/-\/-\/?$/, '');
  const links = findPaths(await fetchText(app + pathOf('worldCupCalendar')), app);
  const matches = links.filter((link) => link.startsWith(under) && !link.includes('?'));
  return [...new Set(matches)].slice(0, mostOfAKind);
}

/** The stats API names what it lists in a language; no address depends on it. */
async function fetchJson<T>(url: string): Promise<T> {
  return JSON.parse(await fetchText(url, { 'x-lang': 'es', 'x-tz': 'UTC' })) as T;
}
