import { buildPath } from '@cancha/routing/buildPath';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Follow } from '@cancha/site/device/Follow';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { TeamWithId } from '@cancha/stats/team/TeamProfile';
import { entityParams } from '../matches/entityHref';

type Placed = Pick<SiteContext, 'site'>;

/** What a follow button of a team keeps. */
export function teamFollow(team: Pick<TeamWithId, 'id' | 'name' | 'image'>, { site }: Placed): Follow {
  const { id, name, image } = team;
  return {
    ...{ kind: 'team', id, name, badge: image, site: site.id },
    path: buildPath(site, 'team', entityParams({ id, name })),
  };
}

/** What a follow button of a competition keeps: the competition in all its seasons, with the way to this one. */
export function tournamentFollow(tournament: Tournament, { site }: Placed): Follow {
  const { id, slug, name } = tournament;
  return {
    ...{ kind: 'competition', id: slug ?? id, name, badge: null, site: site.id },
    path: buildPath(site, 'tournament', entityParams(tournament)),
  };
}
