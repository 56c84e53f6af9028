import { buildPath } from '@cancha/routing/buildPath';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { SportsOrganization, WithContext } from 'schema-dts';
import { entityParams } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toJsonLd } from '@cancha/site/text/toJsonLd';

type Organization = Exclude<SportsOrganization, string>;

/** schema.org SportsOrganization: the competition a page is of, or that a team is a member of. */
export function tournamentOf(tournament: Tournament, { site }: Pick<SiteContext, 'site'>): Organization {
  return {
    '@type': 'SportsOrganization',
    name: tournament.name,
    sport: 'Soccer',
    url: new URL(buildPath(site, 'tournament', entityParams(tournament)), site.origin).href,
  };
}

export function tournamentLd(tournament: Tournament, context: Pick<SiteContext, 'site'>): string {
  const data: WithContext<SportsOrganization> = {
    '@context': 'https://schema.org',
    ...tournamentOf(tournament, context),
  };
  return toJsonLd(data);
}
