import { getLatest } from '@cancha/data-access/content/getLatest';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { createListPage, listRoute } from '@cancha/blocks/articleList/createListPage';
import { listSize, toListContent } from '@cancha/blocks/articleList/toListContent';
import { newsViews } from './newsViews';

const latestList = createListPage(async ({ apis, site, brandConfig, t }, _params, page) => {
  const list = await getLatest(apis.content, { site: site.siteCode, page, size: listSize });
  return (
    list && {
      ...toListContent(list, page, t, {
        title: t('list.latest'),
        description: t('list.latestDescription', { brand: brandConfig.name }),
        addressOf: (page) => routeAddress('latest', {}, { sharedWith: 'family', page }),
      }),
      views: newsViews('latest', { site, t }),
    }
  );
});

export const { Page: LatestPage, generateMetadata: generateLatestMetadata } = latestList;

export const latestRoute = listRoute(latestList.loadList, { name: 'latest', file: 'latest/[page]' });
