import type { Article } from '@cancha/data-access/content/Article';
import type { RoutedSite } from '@cancha/routing/RoutedSite';
import { sitePath } from '../context/sitePath';

/** Where an article is read: under the site's own address, another site's under its whole one. */
export function hrefOfArticle(
  { isInternal, link, url }: Pick<Article, 'isInternal' | 'link' | 'url'>,
  site: RoutedSite,
): string {
  return sitePath(isInternal ? link : url, site);
}
