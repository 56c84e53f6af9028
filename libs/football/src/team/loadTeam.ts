import { getTeam } from '@cancha/data-access/football/getTeam';
import type { TeamProfile } from '@cancha/stats/team/TeamProfile';
import {
  keepAddress,
  readEntityParams,
  type EntityPage,
  type EntityRouteParams,
} from '../entity/keepAddress';
import { getSiteContext, type SiteContext } from '@cancha/site/context/SiteContext';
import { missingPage } from '@cancha/site/routes/pageErrors';

/**
 * The team an address names, which is required; 404 for one nobody knows, 308 for another slug.
 * @param queryOf what the address shows of many, which a redirect keeps
 */
export async function loadTeam(
  page: EntityPage,
  given: EntityRouteParams,
  queryOf: (context: SiteContext) => string = () => '',
): Promise<[SiteContext, TeamProfile, string]> {
  const context = await getSiteContext(given.site);
  const asked = readEntityParams(given);
  const profile = (await getTeam(context.apis.stats, { teamId: asked.id })) ?? missingPage();
  const query = queryOf(context);
  keepAddress(context, page, profile.team, asked, query);
  return [context, profile, query];
}
