import { compiledRoutes } from './compiledRoutes';
import { findRoute, type FoundRoute } from './findRoute';
import { hasPage } from './hasPage';
import type { RoutedSite } from './RoutedSite';
import type { RouteParams } from './RouteParams';
import type { RouteName } from './routes';
import { readSimulatorHash } from './simulatorHash';
import { withoutTrailingSlash } from './withoutTrailingSlash';
import { withoutSitePrefix } from './withoutSitePrefix';

/** A page and its parameters, decoded. */
export type RouteMatch = { [Name in RouteName]: { name: Name; params: RouteParams<Name> } }[RouteName];

/**
 * Page that a public path belongs to, with or without a slash at its end: the inverse of `buildPath`.
 * `null` when there is none or the site lacks it, when the path is another edition's, or when its escapes are
 * malformed.
 */
export function matchPath(site: RoutedSite, pathname: string): RouteMatch | null {
  const path = withoutSitePrefix(site, pathname);
  if (path === null) return null;
  const accepts = ({ name, params }: FoundRoute<RouteName>): boolean =>
    hasPage(site, name) && (name !== 'simulator' || readSimulatorHash(params['hash'] ?? '') !== null);
  // The rows and the types are read from one table, which the tests hold together.
  return findRoute(
    compiledRoutes[site.language],
    withoutTrailingSlash(path),
    { authorPrefix: site.authorPrefix },
    accepts,
  ) as RouteMatch | null;
}
