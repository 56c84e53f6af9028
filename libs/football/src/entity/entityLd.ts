import { buildPath } from '@cancha/routing/buildPath';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { Player } from '@cancha/stats/player/Player';
import type { TeamProfile } from '@cancha/stats/team/TeamProfile';
import type { RefereeProfile } from '@cancha/stats/referee/RefereeProfile';
import type { VenueProfile } from '@cancha/stats/venue/VenueProfile';
import type { Person, SportsOrganization, SportsTeam, StadiumOrArena, WithContext } from 'schema-dts';
import { entityParams, teamHref } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toJsonLd } from '@cancha/site/text/toJsonLd';

type Placed = Pick<SiteContext, 'site'>;

const whole = (path: string, { site }: Placed) => new URL(path, site.origin).href;

/** schema.org Person: a player, with the team he plays for. */
export function playerLd(player: Player, context: Placed): string {
  const { team } = player;
  const href = team && teamHref(team, context.site);
  const data: WithContext<Person> = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: player.name,
    url: whole(buildPath(context.site, 'player', entityParams(player)), context),
    ...(player.born ? { birthDate: player.born } : {}),
    ...(team
      ? {
          memberOf: {
            '@type': 'SportsTeam',
            name: team.name,
            ...(href ? { url: whole(href, context) } : {}),
          },
        }
      : {}),
  };
  return toJsonLd(data);
}

/** schema.org SportsTeam, with its coach and what it plays in, as far as that is known. */
export function teamLd({ team, coach, tournaments }: TeamProfile, context: Placed): string {
  const data: WithContext<SportsTeam> = {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    name: team.name,
    sport: 'Soccer',
    url: whole(buildPath(context.site, 'team', entityParams(team)), context),
    ...(team.image ? { logo: whole(team.image, context) } : {}),
    ...(coach ? { coach: { '@type': 'Person', name: coach } } : {}),
    ...(tournaments.length > 0
      ? { memberOf: tournaments.slice(0, 3).map((tournament) => organizationOf(tournament, context)) }
      : {}),
  };
  return toJsonLd(data);
}

/** schema.org StadiumOrArena: where it lies and how many it holds, as far as that is known. */
export function venueLd(venue: VenueProfile, context: Placed): string {
  const { name, city, country, capacity, latitude, longitude } = venue;
  const data: WithContext<StadiumOrArena> = {
    '@context': 'https://schema.org',
    '@type': 'StadiumOrArena',
    name,
    url: whole(buildPath(context.site, 'venue', entityParams(venue)), context),
    ...(city || country
      ? {
          address: {
            '@type': 'PostalAddress',
            ...(city ? { addressLocality: city } : {}),
            ...(country ? { addressCountry: country } : {}),
          },
        }
      : {}),
    ...(capacity === null ? {} : { maximumAttendeeCapacity: capacity }),
    ...(latitude === null || longitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
  return toJsonLd(data);
}

/** schema.org Person: a referee. Who lists him is no nationality: there are some of another. */
export function refereeLd(referee: RefereeProfile, context: Placed & Pick<SiteContext, 't'>): string {
  const data: WithContext<Person> = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: referee.name,
    url: whole(buildPath(context.site, 'referee', entityParams(referee)), context),
    jobTitle: context.t('matchPage.referee'),
  };
  return toJsonLd(data);
}

export function tournamentLd(tournament: Tournament, context: Placed): string {
  const data: WithContext<SportsOrganization> = {
    '@context': 'https://schema.org',
    ...organizationOf(tournament, context),
  };
  return toJsonLd(data);
}

function organizationOf(tournament: Tournament, context: Placed): Exclude<SportsOrganization, string> {
  return {
    '@type': 'SportsOrganization',
    name: tournament.name,
    sport: 'Soccer',
    url: whole(buildPath(context.site, 'tournament', entityParams(tournament)), context),
  };
}
