import { getLatest } from '@cancha/data-access/content/getLatest';
import { routeAddress } from '../head/routeAddress';
import { createListPage } from './createListPage';
import { listSize, toListContent } from './toListContent';

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
