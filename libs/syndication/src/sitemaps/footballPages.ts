import { getMatches } from '@cancha/data-access/football/getMatches';
import { getReferees } from '@cancha/data-access/football/getReferees';
import { getTeams } from '@cancha/data-access/football/getTeams';
import { getTournaments } from '@cancha/data-access/football/getTournaments';
import { getVenues } from '@cancha/data-access/football/getVenues';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { Match } from '@cancha/stats/match/Match';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import { matchHref } from '@cancha/blocks/matches/matchHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { longestSitemap, type SitemapPage } from './writeSitemap';

/** The competitions a site tells of, each season that has a match; `null` on one without football. Throws `ApiError`. */
export async function competitionPages({ apis, site }: SiteContext): Promise<SitemapPage[] | null> {
  if (!site.capabilities.football) return null;
  const tournaments = await getTournaments(apis.stats, {});
  return (
    tournaments &&
    tournaments.flatMap((tournament) =>
      (['tournament', 'tournamentCalendar'] as const).map((page) => ({
        url: site.origin + buildPath(site, page, entityParams(tournament)),
      })),
    )
  );
}

/** The teams of those competitions; `null` on a site without football. Throws `ApiError`. */
export async function teamPages({ apis, site }: SiteContext): Promise<SitemapPage[] | null> {
  if (!site.capabilities.football) return null;
  const teams = await getTeams(apis.stats);
  return teams && teams.map((team) => ({ url: site.origin + buildPath(site, 'team', entityParams(team)) }));
}

/** The grounds; `null` on a site without football. Throws `ApiError`. */
export async function venuePages({ apis, site }: SiteContext): Promise<SitemapPage[] | null> {
  const venues = hasPage(site, 'venue') ? await getVenues(apis.stats) : null;
  return (
    venues && venues.map((venue) => ({ url: site.origin + buildPath(site, 'venue', entityParams(venue)) }))
  );
}

/** The referees; `null` on a site without football. Throws `ApiError`. */
export async function refereePages({ apis, site }: SiteContext): Promise<SitemapPage[] | null> {
  const referees = hasPage(site, 'referee') ? await getReferees(apis.stats) : null;
  return (
    referees &&
    referees.map((referee) => ({ url: site.origin + buildPath(site, 'referee', entityParams(referee)) }))
  );
}

/**
 * The matches of those competitions, the latest seasons first, as many as a sitemap holds; `null` on a site where
 * matches have no pages. Throws `ApiError`.
 */
export async function matchPages(context: SiteContext): Promise<SitemapPage[] | null> {
  const { apis, site } = context;
  if (!hasPage(site, 'match')) return null;
  const tournaments = await getTournaments(apis.stats, {});
  if (!tournaments) return null;
  const byId = new Map<string, Match>();
  // One season after the other: readers' pages ask the same backend.
  for (const { id } of tournaments) {
    if (byId.size >= longestSitemap) break;
    const matches = (await getMatches(apis.stats, { tournaments: [id] })) ?? [];
    for (const match of matches) byId.set(match.id, match);
  }
  return [...byId.values()].flatMap((match) => {
    const path = matchHref(match, context);
    return path === null ? [] : [{ url: site.origin + path, ...lastModOf(match) }];
  });
}

/** The page of a match is another from its kick-off on; before, nobody says when something of it changed. */
function lastModOf({ state, kickOff }: Match): { lastmod?: string } {
  return state === 'live' || state === 'finished' ? { lastmod: kickOff.toISOString() } : {};
}
