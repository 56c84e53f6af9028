import type { ArticleList } from '@cancha/data-access/content/ArticleList';
import type { SiteContext } from '@cancha/site/context/SiteContext';
import type { ListContent } from './ListContent';

export const listSize = 21;

export const noArticles: ArticleList = { items: [], paginationInfo: { nextPage: null, lastPage: 1 } };

type ListWords = Pick<ListContent, 'description' | 'addressOf'> & { title: string; heading?: string };

/** `Últimas noticias`, and from the second page on `Últimas noticias | Página 2`. */
export function withPage(title: string, page: number, separator: string, pageText: string): string {
  return page >= 2 ? `${title}${separator}${pageText}` : title;
}

export function toListContent(
  list: ArticleList,
  page: number,
  t: SiteContext['t'],
  { title, heading = title, description, addressOf }: ListWords,
): ListContent {
  const pageText = t('list.page', { n: page });
  return {
    title: withPage(title, page, t('tag.separator'), pageText),
    name: heading,
    heading: withPage(heading, page, t('tag.headingSeparator'), pageText),
    description,
    articles: list.items,
    page,
    lastPage: list.paginationInfo.lastPage ?? (list.paginationInfo.nextPage === null ? page : page + 1),
    addressOf,
  };
}
