import { getMostViewed } from '@cancha/data-access/content/getMostViewed';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { createListPage, listRoute } from '@cancha/blocks/articleList/createListPage';
import { listSize, toListContent } from '@cancha/blocks/articleList/toListContent';

const trendingList = createListPage(async ({ apis, site, brandConfig, t }, _params, page) => {
  const list = await getMostViewed(apis.content, { site: site.siteCode, page, size: listSize });
  return (
    list &&
    toListContent(list, page, t, {
      title: t('list.trending'),
      description: t('list.trendingDescription', { brand: brandConfig.name }),
      addressOf: (page) => routeAddress('trending', {}, { sharedWith: 'family', page }),
    })
  );
});

export const { Page: TrendingPage, generateMetadata: generateTrendingMetadata } = trendingList;

export const trendingRoute = listRoute(trendingList.loadList, { name: 'trending', file: 'trending/[page]' });
