import { getTeams } from '@cancha/data-access/football/getTeams';
import { getTournaments } from '@cancha/data-access/football/getTournaments';
import { buildPath } from '@cancha/routing/buildPath';
import { entityParams } from '../football/entityHref';
import type { SiteContext } from '../site/SiteContext';
import type { SitemapPage } from './writeSitemap';

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
