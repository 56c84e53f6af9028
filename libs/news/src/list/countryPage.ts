import { getSection } from '@cancha/data-access/content/getSection';
import type { RouteParams } from '@cancha/routing/RouteParams';
import { routeAddress } from '@cancha/site/head/routeAddress';
import { createListPage, listRoute, type ListParams } from '@cancha/blocks/articleList/createListPage';
import { listSize, toListContent } from '@cancha/blocks/articleList/toListContent';

/** The page of a country: the section of that name. */
const countryList = createListPage<ListParams & { country: string }>(
  async ({ apis, site, t }, params, page) => {
    const country = params.country as RouteParams<'country'>['country'];
    const list = await getSection(apis.content, {
      site: site.siteCode,
      section: country,
      page,
      size: listSize,
    });
    if (!list) return null;

    const content = toListContent(list, page, t, {
      title: list.section?.name ?? country,
      description: list.section?.description ?? '',
      addressOf: (page) => routeAddress('country', { country }, { sharedWith: 'newsroom', page }),
    });
    return { ...content, section: country, feed: { kind: 'section', slug: country } };
  },
);

export const { Page: CountryPage, generateMetadata: generateCountryMetadata } = countryList;

export const countryRoute = listRoute(countryList.loadList, {
  name: 'country',
  file: 'country/[country]/[page]',
});
