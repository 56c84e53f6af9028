import { getNewsList } from '@cancha/data-access/content/getNewsList';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { createListPage, listRoute } from '@cancha/blocks/articleList/createListPage';
import { listSize, toListContent } from '@cancha/blocks/articleList/toListContent';
import { newsViews } from './newsViews';

const updatedList = createListPage(async ({ apis, site, brandConfig, t }, _params, page) => {
  const args = { site: site.siteCode, page, size: listSize };
  const list = await getNewsList(apis.content, { ...args, list: 'latest-updated' });
  return (
    list && {
      ...toListContent(list, page, t, {
        title: t('list.updatedTitle'),
        description: t('list.updatedDescription', { brand: brandConfig.name }),
        addressOf: (page) => routeAddress('latestUpdated', {}, { sharedWith: 'family', page }),
      }),
      views: newsViews('latestUpdated', { site, t }),
      // The articles of the latest news in another order.
      isHidden: true,
    }
  );
});

export const { Page: LatestUpdatedPage, generateMetadata: generateLatestUpdatedMetadata } = updatedList;

export const latestUpdatedRoute = listRoute(updatedList.loadList, {
  name: 'latestUpdated',
  file: 'latest-updated/[page]',
  sitemap: false,
});
