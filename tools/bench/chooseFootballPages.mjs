import { fetchText } from './fetchText.mjs';

/**
 * @typedef {object} FootballPages Paths; a list is empty where the site has no such page.
 * @property {string[]} tables The standings of a tournament each.
 * @property {string[]} matches A match each.
 * @property {string[]} lists All matches of a World Cup.
 */
/** @typedef {{ id: string, slug: string }} Tournament */

/** The stats API names what it lists in a language; no address depends on it. */
const headers = { 'x-lang': 'es', 'x-tz': 'UTC' };
/** The origin knows hundreds; so many are enough that none is asked for again at once. */
const mostTournaments = 40;

/**
 * The football pages of a site that are measured: standings as the origin lists tournaments, and the matches that the
 * site's own list of a World Cup leads to.
 * @param {{ origin: string, app: string }} addresses
 * @param {import('./readBenchedSite.mjs').BenchedSite} site
 * @returns {Promise<FootballPages>}
 */
export async function chooseFootballPages({ origin, app }, { hasPage, pathOf }) {
  const lists = hasPage('worldCupCalendar') ? [pathOf('worldCupCalendar')] : [];
  const tables = hasPage('tournamentStandings') ? await chooseTables(origin, pathOf) : [];
  const matchesAt = hasPage('match') ? pathOf('match', { slug: '-', id: '-' }).replace(/-\/-\/?$/, '') : null;
  const [list] = lists;
  const matches =
    list === undefined || matchesAt === null ? [] : findLinks((await fetchText(app + list)).text, matchesAt);
  return { tables, matches, lists };
}

/**
 * @param {string} origin
 * @param {import('./readBenchedSite.mjs').BenchedSite['pathOf']} pathOf
 */
async function chooseTables(origin, pathOf) {
  const { tournaments } = /** @type {{ tournaments: Tournament[] }} */ (
    await fetchJson(`${origin}/soccer/tournaments`)
  );
  const paths = [];
  for (const { id, slug } of tournaments.slice(0, mostTournaments)) {
    const { tables } = /** @type {{ tables: unknown[] }} */ (
      await fetchJson(`${origin}/soccer/tournament/${id}/standings`)
    );
    if (tables.length > 0) paths.push(pathOf('tournamentStandings', { slug, id }));
  }
  return paths;
}

/** @param {string} url */
async function fetchJson(url) {
  /** @type {unknown} */
  const answer = JSON.parse((await fetchText(url, { headers })).text);
  return answer;
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
