import { getCompetitions, getTopics } from '@cancha/data-access/cms/getTopics';
import type { Topic } from '@cancha/data-access/cms/Topic';
import type { Article } from '@cancha/data-access/content/Article';
import { getTag } from '@cancha/data-access/content/getTag';
import type { Tournament } from '@cancha/stats/match/Tournament';
import type { Team } from '@cancha/stats/team/Team';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { slugOf } from '@cancha/blocks/matches/slugOf';

/** The topic of a site that is a competition, by its slug at the stats API; `null` where the newsroom has none. */
export async function findTournamentTopic(
  { slug }: Pick<Tournament, 'slug'>,
  { apis, site }: Pick<SiteContext, 'apis' | 'site'>,
): Promise<Topic | null> {
  if (slug === null) return null;
  const topics = await orNull(getCompetitions(apis.cms, { site: site.siteCode }));
  return topics?.find(({ statsSlug }) => statsSlug === slug) ?? null;
}

/** The topic of a site that is called as a team is. Nothing but the name holds the two together. */
export async function findTeamTopic(
  { name }: Pick<Team, 'name'>,
  { apis, site, environment }: Pick<SiteContext, 'apis' | 'site' | 'environment'>,
): Promise<Topic | null> {
  const token = environment.CMS_API_TOKEN;
  const topics = await orNull(getTopics(apis.cms, { site: site.siteCode, token }));
  const called = slugOf(name);
  return topics?.find(({ slug, title }) => slugOf(title) === called || slug === called) ?? null;
}

/** The topic that is called as a player is, else as his team is. */
export async function findPlayerTopic(
  player: { readonly name: string; readonly team: Pick<Team, 'name'> | null },
  context: Pick<SiteContext, 'apis' | 'site' | 'environment'>,
): Promise<Topic | null> {
  const own = await findTeamTopic(player, context);
  return own ?? (player.team && (await findTeamTopic(player.team, context)));
}

/** The newest of a topic, for a page about something else; nothing where it cannot be had. */
export async function loadTopicNews(
  topic: Topic | null,
  size: number,
  { apis, site }: Pick<SiteContext, 'apis' | 'site'>,
): Promise<readonly Article[]> {
  if (!topic) return [];
  const list = await orNull(getTag(apis.content, { site: site.siteCode, tag: topic.slug, page: 1, size }));
  return list?.items ?? [];
}
