import { getAuthorNews } from '@cancha/data-access/content/getAuthorNews';
import { buildPath } from '@cancha/routing/buildPath';
import { createListPage, type ListParams } from './createListPage';
import { listSize, toListContent } from './toListContent';

/** What an author signed. */
export const { Page: AuthorPage, generateMetadata: generateAuthorMetadata } = createListPage<
  ListParams & { author: string }
>(async ({ apis, site, t }, params, page) => {
  const author = decodeURIComponent(params.author);
  const list = await getAuthorNews(apis.content, { site: site.siteCode, author, page, size: listSize });
  if (!list) return null;

  const name = list.author?.name ?? author;
  const words = {
    title: t('list.author', { name }),
    heading: name,
    description: list.author?.description ?? '',
  };
  return toListContent(list, page, (n) => buildPath(site, 'author', { author }, { page: n }), words, t);
});
