import { getMostViewed } from '@cancha/data-access/content/getMostViewed';
import { routeAddress } from '../head/routeAddress';
import { createListPage } from './createListPage';
import { listSize, toListContent } from './toListContent';

/** The most read articles. */
export const {
  Page: TrendingPage,
  generateMetadata: generateTrendingMetadata,
  loadList: loadTrendingList,
} = createListPage(async ({ apis, site, brandConfig, t }, _params, page) => {
  const list = await getMostViewed(apis.content, { site: site.siteCode, page, size: listSize });
  const words = {
    title: t('list.trending'),
    description: t('list.trendingDescription', { brand: brandConfig.name }),
  };
  return (
    list &&
    toListContent(
      list,
      page,
      (page) => routeAddress('trending', {}, { sharedWith: 'family', page }),
      words,
      t,
    )
  );
});
