import { createScreenPage } from '@cancha/blocks/screen/createScreenPage';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { screenCrumbs } from '@cancha/site/head/screenCrumbs';
import { TopicsView } from './TopicsView';
import { getCompetitions, getTopics } from '@cancha/data-access/cms/getTopics';
import type { Topic } from '@cancha/data-access/cms/Topic';
import { orNull } from '@cancha/site/context/orNull';
import type { SiteContext } from '@cancha/site/context/SiteContext';

const address = routeAddress('topics', {}, { sharedWith: 'family' });

/** The register of everything articles are tagged with. */
export const {
  route: topicsRoute,
  Page: TopicsPage,
  generateMetadata: generateTopicsMetadata,
} = createScreenPage({
  name: 'topics',
  file: 'topics',
  async load(context) {
    const data = await loadTopicsPage(context);
    if (!data) return null;
    const { brandConfig, t } = context;
    const crumbs = screenCrumbs(t('screens.topics'), context);
    return {
      title: t('screens.topics'),
      description: t('topics.description', { brand: brandConfig.name }),
      ...{ address, crumbs },
      highlights: true,
      content: <TopicsView context={context} data={data} crumbs={crumbs} />,
    };
  },
});

export type TopicsData = { competitions: readonly Topic[]; topics: readonly Topic[] };

/**
 * The topics of a site, which are required; those that are competitions stand apart and are not repeated. `null` where
 * the CMS has no topics at all to tell of.
 */
async function loadTopicsPage({ apis, site, environment }: SiteContext): Promise<TopicsData | null> {
  const args = { site: site.siteCode };
  const [topics, competitions] = await Promise.all([
    getTopics(apis.cms, { ...args, token: environment.CMS_API_TOKEN }),
    orNull(getCompetitions(apis.cms, args)),
  ]);
  if (!topics) return null;
  const apart = new Set(competitions?.map(({ slug }) => slug));
  return { competitions: competitions ?? [], topics: topics.filter(({ slug }) => !apart.has(slug)) };
}
