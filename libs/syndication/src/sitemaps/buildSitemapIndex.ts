import { getReferees } from '@cancha/data-access/football/getReferees';
import { getTournaments } from '@cancha/data-access/football/getTournaments';
import { getVenues } from '@cancha/data-access/football/getVenues';
import { getSitemapLists } from '@cancha/data-access/sitemaps/getSitemapLists';
import { getSitemapMonths } from '@cancha/data-access/sitemaps/getSitemapMonths';
import { hasPage } from '@cancha/routing/hasPage';
import { sitemapPath } from '@cancha/site/files/siteFiles';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { writeSitemapIndex } from './writeSitemap';

/** The XML of the list of a site's sitemaps. One that its backend cannot fill is not in it. Throws `ApiError`. */
export async function buildSitemapIndex({ apis, site }: SiteContext): Promise<string> {
  const args = { site: site.siteCode };
  const [months, lists, tournaments, venues, referees] = await Promise.all([
    getSitemapMonths(apis.content, args),
    getSitemapLists(apis.content, args),
    // The news are found without the football.
    site.capabilities.football ? orNull(getTournaments(apis.stats, {})) : null,
    hasPage(site, 'venue') ? orNull(getVenues(apis.stats)) : null,
    hasPage(site, 'referee') ? orNull(getReferees(apis.stats)) : null,
  ]);
  const ofLists = lists ? (['sections', 'topics', 'authors'] as const) : [];
  const football = tournaments && tournaments.length > 0 ? footballOf(site) : [];
  const ofVenues = venues && venues.length > 0 ? ['venues'] : [];
  const ofReferees = referees && referees.length > 0 ? ['referees'] : [];
  const all = ['news', 'images', 'pages', ...ofLists, ...football, ...ofVenues, ...ofReferees];
  const named = all.map((name) => ({ name, lastmod: null }));
  const archive = (months ?? []).map(({ month, modifiedAt }) => ({ name: month, lastmod: modifiedAt }));
  return writeSitemapIndex(
    [...named, ...archive].map(({ name, lastmod }) => ({
      url: site.origin + sitemapPath(site, name),
      ...(lastmod ? { lastmod } : {}),
    })),
  );
}

const footballOf = (site: SiteContext['site']) =>
  hasPage(site, 'match')
    ? (['competitions', 'teams', 'matches'] as const)
    : (['competitions', 'teams'] as const);
