import { compiledRoutes } from './compiledRoutes';
import { fillPath } from './fillPath';
import type { RoutedSite } from './RoutedSite';
import type { RouteParams } from './RouteParams';
import type { RouteName } from './routes';

export type { RouteParams } from './RouteParams';

/** `page` counts from 1; the first page has no number in its URL. */
export type PathOptions = { page?: number };

/**
 * Site-relative URL of a page, with the edition's prefix and the site's trailing slash: `/mx/tema/mls?page=2`. A missing
 * parameter is a type error. Never throws: an invalid value gives a URL that matches no page. Does not check `hasPage`.
 */
export function buildPath<Name extends RouteName>(
  site: RoutedSite,
  name: Name,
  params: RouteParams<Name>,
  { page = 1 }: PathOptions = {},
): string {
  const segments = compiledRoutes[site.language].byName.get(name)?.segments ?? [];
  const query = Number.isInteger(page) && page >= 2 ? `?page=${page}` : '';
  return fillPath(site, segments, params) + query;
}
