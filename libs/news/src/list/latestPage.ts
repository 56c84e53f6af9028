import { getLatest } from '@cancha/data-access/content/getLatest';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { createListPage, listRoute } from '@cancha/blocks/articleList/createListPage';
import { listSize, toListContent } from '@cancha/blocks/articleList/toListContent';

/** The newest articles. */
export const {
  Page: LatestPage,
  generateMetadata: generateLatestMetadata,
  loadList: loadLatestList,
} = createListPage(async ({ apis, site, brandConfig, t }, _params, page) => {
  const list = await getLatest(apis.content, { site: site.siteCode, page, size: listSize });
  const words = {
    title: t('list.latest'),
    description: t('list.latestDescription', { brand: brandConfig.name }),
  };
  return (
    list &&
    toListContent(list, page, (page) => routeAddress('latest', {}, { sharedWith: 'family', page }), words, t)
  );
});

export const latestRoute = listRoute(loadLatestList, { name: 'latest', file: 'latest/[page]' });
