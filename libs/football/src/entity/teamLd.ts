import { buildPath } from '@cancha/routing/buildPath';
import type { TeamProfile } from '@cancha/stats/team/TeamProfile';
import type { SportsTeam, WithContext } from 'schema-dts';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toJsonLd } from '@cancha/site/text/toJsonLd';
import { tournamentOf } from './tournamentLd';

/** schema.org SportsTeam, with whom it is coached by and what it plays in as far as that is known. */
export function teamLd(
  { team, coach, tournaments }: TeamProfile,
  context: Pick<SiteContext, 'site'>,
): string {
  const { site } = context;
  const data: WithContext<SportsTeam> = {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    name: team.name,
    sport: 'Soccer',
    url: new URL(buildPath(site, 'team', entityParams(team)), site.origin).href,
    ...(team.image ? { logo: new URL(team.image, site.origin).href } : {}),
    ...(coach ? { coach: { '@type': 'Person', name: coach } } : {}),
    ...(tournaments.length > 0
      ? { memberOf: tournaments.slice(0, 3).map((tournament) => tournamentOf(tournament, context)) }
      : {}),
  };
  return toJsonLd(data);
}
