import { compiledRoutes } from './compiledRoutes';
import { findRoute, type FoundRoute } from './findRoute';
import { hasPage } from './hasPage';
import type { RoutedSite } from './RoutedSite';
import type { RouteParams } from './RouteParams';
import type { RouteName } from './routes';
import { readSimulatorHash } from './simulatorHash';
import { withoutTrailingSlash } from './withTrailingSlash';
import { withoutSitePrefix } from './withoutSitePrefix';

export type RouteMatch = { [Name in RouteName]: { name: Name; params: RouteParams<Name> } }[RouteName];

/**
 * The page of a public path, with or without a trailing slash: the inverse of `buildPath`. `null` for an unknown page,
 * one that the site does not have, a path of another edition, or malformed escapes.
 */
export function matchPath(site: RoutedSite, pathname: string): RouteMatch | null {
  const path = withoutSitePrefix(site, pathname);
  if (path === null) return null;
  const accepts = ({ name, params }: FoundRoute<RouteName>): boolean =>
    hasPage(site, name) && (name !== 'simulator' || readSimulatorHash(params['hash'] ?? '') !== null);
  // Routes and types come from one table; the tests compare them.
  return findRoute(
    compiledRoutes[site.language],
    withoutTrailingSlash(path),
    { authorPrefix: site.authorPrefix },
    accepts,
  ) as RouteMatch | null;
}
