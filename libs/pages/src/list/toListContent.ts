import type { ArticleList } from '@cancha/data-access/content/ArticleList';
import type { SiteContext } from '../site/SiteContext';
import type { ListContent } from './ListContent';

export const listSize = 21;

type Words = { title: string; heading?: string; description: string };

/** `Últimas noticias`, and from the second page on `Últimas noticias | Página 2`. */
export function withPage(title: string, page: number, separator: string, t: SiteContext['t']): string {
  return page >= 2 ? `${title}${separator}${t('tag.page', { n: page })}` : title;
}

/** A page of the API as a page of the site. */
export function toListContent(
  list: ArticleList,
  page: number,
  hrefOf: ListContent['hrefOf'],
  { title, heading = title, description }: Words,
  t: SiteContext['t'],
): ListContent {
  return {
    title: withPage(title, page, t('tag.separator'), t),
    heading: withPage(heading, page, t('tag.headingSeparator'), t),
    description,
    articles: list.items,
    page,
    lastPage: list.paginationInfo.lastPage ?? (list.paginationInfo.nextPage === null ? page : page + 1),
    hrefOf,
  };
}
