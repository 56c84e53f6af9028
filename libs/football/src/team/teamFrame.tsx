import { buildPath } from '@cancha/routing/buildPath';
import type { StatsPage } from '@cancha/routing/statsBar';
import type { TeamProfile } from '@cancha/stats/team/TeamProfile';
import type { EntityFact } from '@cancha/ui/football/EntityHead/EntityHead';
import { teamFollow } from '@cancha/blocks/follow/followOf';
import { FollowTool } from '@cancha/blocks/follow/FollowTool';
import { entityParams, tournamentHref } from '@cancha/blocks/matches/entityHref';
import type { EntityContent } from '../entity/createEntityPage';
import { resultsCrumbs } from '../entity/resultsCrumbs';
import { statsBarProps, statsPageName } from '../entity/statsBarProps';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { tournamentName } from '../entity/tournamentName';

/** What stands over every page of a team: the way here, who it is, the other pages of it. */
export function teamFrame(
  page: StatsPage,
  profile: TeamProfile,
  context: SiteContext,
  title: string,
): Pick<EntityContent, 'crumbs' | 'head'> & Required<Pick<EntityContent, 'bar'>> {
  const { site, t } = context;
  const { team, kind } = profile;
  const bar = statsBarProps(page, team, t('teamPage.pages', { name: team.name }), context);
  const isBelow = page !== 'team';
  const own = { name: team.name, href: isBelow ? buildPath(site, 'team', entityParams(team)) : null };
  return {
    crumbs: resultsCrumbs(isBelow ? [own, { name: statsPageName(page, t), href: null }] : [own], context),
    head: {
      name: title,
      badge: team.image,
      tool: <FollowTool context={context} follow={teamFollow(team, context)} />,
      ...(isBelow
        ? {}
        : { note: kind ? t(`teamPage.${kind}`) : undefined, facts: factsOf(profile, context) }),
    },
    bar,
  };
}

function factsOf({ coach, tournaments }: TeamProfile, { site, t }: SiteContext): EntityFact[] {
  const [latest] = tournaments;
  const href = latest ? tournamentHref(latest, site) : null;
  const name = latest && tournamentName(latest);
  return [
    ...(coach ? [{ term: t('teamPage.coach'), value: coach }] : []),
    ...(name ? [{ term: t('teamPage.competitions'), value: href ? <a href={href}>{name}</a> : name }] : []),
  ];
}
