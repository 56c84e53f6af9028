import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { Tournament } from '@cancha/stats/match/Tournament';
import { tournamentHref } from './entityHref';
import { seeAll } from './seeAll';

/** The way from a part of a competition to its page; nothing on a site without one. */
export function seeTournament(
  tournament: Tournament,
  { site, t }: Pick<SiteContext, 'site' | 't'>,
): ReturnType<typeof seeAll> | undefined {
  const href = tournamentHref(tournament, site);
  return href === null ? undefined : seeAll(href, tournament.name, t);
}
