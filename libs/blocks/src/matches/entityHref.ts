import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';
import { hasPage } from '@cancha/routing/hasPage';
import type { Referee, Tournament, Venue } from '@cancha/stats/match/Tournament';
import type { Team } from '@cancha/stats/team/Team';
import { slugOf } from './slugOf';

type Entity = { readonly id: string; readonly name: string; readonly slug?: string | null };

/** Slug and id as the canonical address of a competition, team, player, ground or referee has them. */
export function entityParams({ id, name, slug }: Entity): { slug: string; id: string } {
  // A name of another script leaves nothing: an address needs something there.
  return { slug: slug || slugOf(name) || '-', id };
}

type Placed = Pick<Site, 'capabilities'> & Parameters<typeof buildPath>[0];

/** The page of a competition; `null` on a site without football. */
export function tournamentHref(tournament: Tournament, site: Placed): string | null {
  return hasPage(site, 'tournament') ? buildPath(site, 'tournament', entityParams(tournament)) : null;
}

/** The page of a team; `null` on a site without football, and for one that is not decided yet ("Ganador 97"). */
export function teamHref({ id, name }: Team, site: Placed): string | null {
  return id !== null && hasPage(site, 'team') ? buildPath(site, 'team', entityParams({ id, name })) : null;
}

/** The page of a player; `null` on a site without football, and where his id is not known. */
export function playerHref(player: { id?: string | undefined; name: string }, site: Placed): string | null {
  const { id, name } = player;
  return id !== undefined && hasPage(site, 'player')
    ? buildPath(site, 'player', entityParams({ id, name }))
    : null;
}

/** The page of a ground; `null` on a site without football, and where its id is not known. */
export function venueHref({ id, name }: Pick<Venue, 'id' | 'name'>, site: Placed): string | null {
  return id !== null && hasPage(site, 'venue') ? buildPath(site, 'venue', entityParams({ id, name })) : null;
}

/** The page of a referee; `null` on a site without football, and where the id is not known. */
export function refereeHref({ id, name }: Referee, site: Placed): string | null {
  return id !== null && hasPage(site, 'referee')
    ? buildPath(site, 'referee', entityParams({ id, name: refereeName(name) }))
    : null;
}

/** Without the code of the association, which some sources write behind it: "Wilton Sampaio (BRA)". */
function refereeName(name: string): string {
  return name.replace(/ \([A-Z]{3}\)$/, '');
}
