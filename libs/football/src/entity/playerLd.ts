import { buildPath } from '@cancha/routing/buildPath';
import type { Player } from '@cancha/stats/player/Player';
import type { Person, WithContext } from 'schema-dts';
import { entityParams, teamHref } from '@cancha/blocks/matches/entityHref';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { toJsonLd } from '@cancha/site/text/toJsonLd';

/** schema.org Person: a player, with the team he plays for. */
export function playerLd(player: Player, { site }: Pick<SiteContext, 'site'>): string {
  const { team } = player;
  const whole = (path: string) => new URL(path, site.origin).href;
  const href = team && teamHref(team, site);
  const data: WithContext<Person> = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: player.name,
    url: whole(buildPath(site, 'player', entityParams(player))),
    ...(player.born ? { birthDate: player.born } : {}),
    ...(team
      ? { memberOf: { '@type': 'SportsTeam', name: team.name, ...(href ? { url: whole(href) } : {}) } }
      : {}),
  };
  return toJsonLd(data);
}
