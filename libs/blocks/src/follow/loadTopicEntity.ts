import { getSearchResults } from '@cancha/data-access/search/getSearchResults';
import type { FoundPlayer } from '@cancha/data-access/search/SearchResults';
import { hasPage } from '@cancha/routing/hasPage';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { TeamWithId } from '@cancha/stats/team/TeamProfile';
import { slugOf } from '../matches/slugOf';

/** A team or a player that a topic is about. */
export type TopicEntity = { kind: 'team'; team: TeamWithId } | { kind: 'player'; player: FoundPlayer };

const size = 5;

/**
 * The team or the player that is called as a topic is; `null` where none is, where two are, and where the site has no
 * pages for them or its backend no search. Nothing but the name holds the two together.
 */
export async function loadTopicEntity(
  title: string,
  { apis, site }: Pick<SiteContext, 'apis' | 'site'>,
): Promise<TopicEntity | null> {
  const called = slugOf(title);
  if (called === '' || !hasPage(site, 'team') || !hasPage(site, 'search')) return null;
  const kinds = ['teams', 'players'] as const;
  const found = await orNull(getSearchResults(apis.search, { site: site.siteCode, q: title, kinds, size }));
  if (!found) return null;
  const teams = found.teams.items.filter(({ team }) => slugOf(team.name) === called);
  const players = found.players.items.filter(({ name }) => slugOf(name) === called);
  const [named, other] = [
    ...teams.map(({ team }): TopicEntity => ({ kind: 'team', team })),
    ...players.map((player): TopicEntity => ({ kind: 'player', player })),
  ];
  return other ? null : (named ?? null);
}
