import type { ArticleList } from '@cancha/data-access/content/ArticleList';
import { getTag } from '@cancha/data-access/content/getTag';
import type { Site } from '@cancha/brands/Site';
import { buildPath } from '@cancha/routing/buildPath';
import { routeAddress } from '@cancha/site/head/routeAddress';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import { createListPage, listRoute } from '@cancha/blocks/articleList/createListPage';
import { listSize, noArticles, toListContent } from '@cancha/blocks/articleList/toListContent';

/** The topic of that name: newsrooms call it as the address does, each in its language. */
const topicOf = (site: Site) =>
  buildPath({ ...site, prefix: '', trailingSlash: false }, 'olympics', {}).slice(1);

/** What the newsroom has under that topic. Throws `ApiError`. */
async function loadOlympicsTopic({ apis, site }: SiteContext, page: number): Promise<ArticleList> {
  const args = { site: site.siteCode, page, size: listSize };
  return (await getTag(apis.content, { ...args, tag: topicOf(site) })) ?? noArticles;
}

/** The Olympic Games. Between two of them a newsroom has no such topic: that is said, and the latest news stand by. */
const olympicsList = createListPage(async (context, _params, page) => {
  const { brandConfig, t } = context;
  const list = await loadOlympicsTopic(context, page);
  const content = toListContent(list, page, t, {
    title: t('screens.olympicGames'),
    description: t('olympics.description', { brand: brandConfig.name }),
    addressOf: (page) => routeAddress('olympics', {}, { sharedWith: 'newsroom', page }),
  });
  return { ...content, isHidden: list.items.length === 0 };
});

export const { Page: OlympicsPage, generateMetadata: generateOlympicsMetadata } = olympicsList;

export const olympicsRoute = listRoute(olympicsList.loadList, {
  name: 'olympics',
  file: 'olympics/[page]',
  sitemap: async (context) => (await loadOlympicsTopic(context, 1)).items.length > 0,
});
