import { getTeamMatches, type TeamMatches } from '@cancha/data-access/football/getTeamMatches';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

/** As many as a page of the list of its matches has: enough to tell what comes and what was. */
export const teamMatchesAsked = 40;

/** The latest matches of a team; `null` where they cannot be had. */
export function loadTeamMatches({ apis }: SiteContext, teamId: string): Promise<TeamMatches | null> {
  return orNull(getTeamMatches(apis.stats, { teamId, size: teamMatchesAsked }));
}
