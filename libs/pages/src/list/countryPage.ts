import { getSection } from '@cancha/data-access/content/getSection';
import { buildPath, type RouteParams } from '@cancha/routing/buildPath';
import { createListPage, type ListParams } from './createListPage';
import { listSize, toListContent } from './toListContent';

/** The page of a country: the section of that name. */
export const { Page: CountryPage, generateMetadata: generateCountryMetadata } = createListPage<
  ListParams & { country: string }
>(async ({ apis, site, t }, params, page) => {
  const country = params.country as RouteParams<'country'>['country'];
  const list = await getSection(apis.content, {
    site: site.siteCode,
    section: country,
    page,
    size: listSize,
  });
  if (!list) return null;

  const words = { title: list.section?.name ?? country, description: list.section?.description ?? '' };
  return toListContent(list, page, (n) => buildPath(site, 'country', { country }, { page: n }), words, t);
});
