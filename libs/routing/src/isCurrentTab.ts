import type { RoutedSite } from './RoutedSite';
import { comparablePath } from './comparablePath';

/**
 * Whether a tab leads to the page the reader is on. The site's prefix, a slash at the end, query, fragment and the
 * spelling of escapes do not count; the prefix of another edition does.
 * @param current Path of the page; empty for one that no tab leads to, as a missing one.
 */
export function isCurrentTab(site: Pick<RoutedSite, 'prefix'>, href: string, current: string): boolean {
  const page = comparablePath(site, href);
  return page !== null && page === comparablePath(site, current);
}
