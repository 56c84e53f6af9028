import { getCompetitions, getTopics } from '@cancha/data-access/cms/getTopics';
import type { Topic } from '@cancha/data-access/cms/Topic';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

export type TopicsData = { competitions: readonly Topic[]; topics: readonly Topic[] };

/**
 * The topics of a site, which are required; those that are competitions stand apart and are not repeated. `null` where
 * the CMS has no topics at all to tell of.
 */
export async function loadTopicsPage({ apis, site }: SiteContext): Promise<TopicsData | null> {
  const args = { site: site.siteCode };
  const [topics, competitions] = await Promise.all([
    getTopics(apis.cms, args),
    orNull(getCompetitions(apis.cms, args)),
  ]);
  if (!topics) return null;
  const apart = new Set(competitions?.map(({ slug }) => slug));
  return { competitions: competitions ?? [], topics: topics.filter(({ slug }) => !apart.has(slug)) };
}
