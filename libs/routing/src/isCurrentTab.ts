import type { RoutedSite } from './RoutedSite';
import { comparablePath } from './comparablePath';

/**
 * Whether a tab links to the current page. The site's prefix, a trailing slash, query, fragment and the spelling of
 * escapes are ignored; the prefix of another edition is not.
 * @param current Path of the page; empty for a page without a tab, such as a 404.
 */
export function isCurrentTab(site: Pick<RoutedSite, 'prefix'>, href: string, current: string): boolean {
  const page = comparablePath(site, href);
  return page !== null && page === comparablePath(site, current);
}
