import { compiledRoutes } from './compiledRoutes';
import { findRoute } from './findRoute';
import type { RoutedSite } from './RoutedSite';
import type { RouteParams } from './RouteParams';
import type { RouteName } from './routes';

/** A page and its parameters, decoded. */
export type RouteMatch = { [Name in RouteName]: { name: Name; params: RouteParams<Name> } }[RouteName];

/**
 * Page that a public path belongs to, with or without a slash at its end: the inverse of `buildPath`.
 * `null` when there is none, when the path is another edition's, or when its escapes are malformed.
 */
export function matchPath(site: RoutedSite, pathname: string): RouteMatch | null {
  const path = withoutPrefix(site.prefix, pathname);
  if (path === null) return null;
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  // The rows and the types are read from one table, which the tests hold together.
  return findRoute(compiledRoutes[site.language], bare, {
    authorPrefix: site.authorPrefix,
  }) as RouteMatch | null;
}

/** `/mx/tema/x` → `/tema/x`, once and only as a whole segment. `null` when it is not there. */
function withoutPrefix(prefix: string, pathname: string): string | null {
  if (pathname === prefix) return pathname === '' ? null : '/';
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
}
