import { getTournaments } from '@cancha/data-access/football/getTournaments';
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
  const [months, lists, tournaments] = await Promise.all([
    getSitemapMonths(apis.content, args),
    getSitemapLists(apis.content, args),
    // The news are found without the football.
    site.capabilities.football ? orNull(getTournaments(apis.stats, {})) : null,
  ]);
  const ofLists = lists ? (['sections', 'topics', 'authors'] as const) : [];
  const football = tournaments && tournaments.length > 0 ? footballOf(site) : [];
  const named = ['news', 'images', 'pages', ...ofLists, ...football].map((name) => ({ name, lastmod: null }));
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
