import { ExplainedError } from '../setup/ExplainedError.mjs';
import { fetchText } from './fetchText.mjs';

/** Fewer would say little of what articles cost. */
const fewestArticles = 60;
/** So many of the newest: figures stay comparable, however many a newsroom comes to have. */
const newestMeasured = 100;
const mostOfAKind = 40;
/** Days of the World Cup. */
const days = Array.from({ length: 20 }, (_, i) => `2026-06-${String(i + 11).padStart(2, '0')}`);

/** @typedef {Record<string, string[]>} Pages Paths by the kind of page. */
/** @typedef {{ items: ListedArticle[] }} ArticleList */
/** @typedef {{ link: string, author: { username: string }[], tags: { url: string }[] }} ListedArticle */
/** @typedef {import('./readSites.mjs').MeasuredSite} Site */

/**
 * The pages of a site whose speed is measured, as the origin lists what they show. Kinds that the site does not have are
 * left out. Throws an `ExplainedError` when there are too few articles.
 * @param {{ origin: string, app: string }} addresses
 * @param {Site} site
 * @returns {Promise<Pages>}
 */
export async function choosePages({ origin, app }, site) {
  const { items } = /** @type {ArticleList} */ (
    await fetchJson(`${origin}/v1/sites/${site.siteCode}/news/latest?size=${newestMeasured}`)
  );
  const article = [...new Set(items.map(({ link }) => site.prefix + link))];
  if (article.length < fewestArticles) {
    throw new ExplainedError(
      `The origin lists ${article.length} articles: the bench needs ${fewestArticles} or more.`,
    );
  }
  const hasMatches = site.hasPage('match') && site.hasPage('worldCupCalendar');
  const results = site.hasPage('resultsHome') ? site.pathOf('resultsHome') : null;
  const calendar = site.hasPage('worldCupCalendar') ? [site.pathOf('worldCupCalendar')] : [];
  const pages = {
    home: [site.pathOf('home')],
    article,
    list: listsOf(items, site),
    table: site.hasPage('tournamentStandings') ? await chooseTables(origin, site) : [],
    match: hasMatches ? await chooseMatches(app, site) : [],
    results: results === null ? [] : days.map((day) => `${results}?date=${day}`),
    calendar,
  };
  return Object.fromEntries(Object.entries(pages).filter(([, paths]) => paths.length > 0));
}

/**
 * @param {ListedArticle[]} items
 * @param {Site} site
 */
function listsOf(items, { prefix, pathOf }) {
  const topics = [...new Set(items.flatMap(({ tags }) => tags.map(({ url }) => url)))].slice(0, 4);
  const authors = [...new Set(items.flatMap(({ author }) => author.map(({ username }) => username)))];
  const sections = [...new Set(items.map(({ link }) => link.split('/')[1] ?? ''))].slice(0, 4);
  return [
    pathOf('latest'),
    pathOf('trending'),
    ...topics.map((topic) => pathOf('topic', { topic })),
    ...authors.slice(0, 4).map((author) => pathOf('author', { author })),
    ...sections.map((section) => `${prefix}/${section}`),
  ];
}

/** @typedef {{ id: string, slug: string }} Named */

/**
 * @param {string} origin
 * @param {Site} site
 */
async function chooseTables(origin, { pathOf }) {
  const { tournaments } = /** @type {{ tournaments: Named[] }} */ (
    await fetchJson(`${origin}/soccer/tournaments`)
  );
  const paths = [];
  for (const { id, slug } of tournaments.slice(0, mostOfAKind)) {
    const { tables } = /** @type {{ tables: unknown[] }} */ (
      await fetchJson(`${origin}/soccer/tournament/${id}/standings`)
    );
    if (tables.length > 0) paths.push(pathOf('tournamentStandings', { slug, id }));
  }
  return paths;
}

/**
 * The matches that the site's own calendar of the World Cup leads to.
 * @param {string} app
 * @param {Site} site
 */
async function chooseMatches(app, { pathOf }) {
  const under = pathOf('match', { slug: '-', id: '-' }).replace(/-\/-\/?$/, '');
  return findLinks((await fetchText(app + pathOf('worldCupCalendar'))).text, under).slice(0, mostOfAKind);
}

/**
 * The pages under a path that some HTML links to, each once.
 * @param {string} html
 * @param {string} under Ends with a slash.
 * @returns {string[]}
 */
export function findLinks(html, under) {
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"?#]+)"/g)].map(([, href]) => href ?? '');
  return [...new Set(links.filter((href) => href.startsWith(under)))];
}

/** The stats API names what it lists in a language; no address depends on it. @param {string} url */
async function fetchJson(url) {
  /** @type {unknown} */
  const answer = JSON.parse((await fetchText(url, { headers: { 'x-lang': 'es', 'x-tz': 'UTC' } })).text);
  return answer;
}
