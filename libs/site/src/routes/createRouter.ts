import type { Site } from '@cancha/brands/Site';
import { isSafePath } from '@cancha/routing/isSafePath';
import { matchPath } from '@cancha/routing/matchPath';
import { findRedirect } from '@cancha/routing/redirects';
import { missing, type FileParams, type Redirect, type Route } from './Route';
import { redirectTo } from './routeBuilders';
import { readFileParams } from './readFileParams';

/** Where an address leads inside the app. `path` lies below the folder of the site. */
export type RouteTarget =
  | { readonly kind: 'page'; readonly route: Route; readonly path: string; readonly params: FileParams }
  | ({ readonly kind: 'redirect' } & Redirect)
  | { readonly kind: 'missing' };

export type Router = (site: Site, pathname: string, search: URLSearchParams) => RouteTarget;

/**
 * Reads addresses by the routes of an app: endpoints first, then the route table, then addresses that moved, and last
 * the fallback, which asks the content API. A request for an internal path
 * matches no route.
 */
export function createRouter(routes: readonly Route[]): Router {
  const endpoints = routes.filter(({ kind }) => kind === 'endpoint');
  const pages = new Map(routes.filter(({ kind }) => kind === 'page').map((route) => [route.name, route]));
  const fallback = routes.find(({ kind }) => kind === 'fallback');

  return (site, pathname, search) => {
    // Next decodes an escaped percent sign once for the page and twice for its metadata: no address of ours has one.
    if (!isSafePath(pathname) || pathname.includes('%25')) return { kind: 'missing' };

    const request = { site, pathname, search, match: matchPath(site, pathname) };
    for (const route of endpoints) {
      const target = targetOf(route, route.resolve(request));
      if (target) return target;
    }
    const page = request.match ? pages.get(request.match.name) : undefined;
    // A page of the table that no route serves: the content API does not know its path either.
    if (request.match) return (page && targetOf(page, page.resolve(request))) ?? { kind: 'missing' };

    const moved = findRedirect(site, pathname);
    if (moved !== null) return { kind: 'redirect', ...redirectTo(moved, search) };
    return (fallback && targetOf(fallback, fallback.resolve(request))) ?? { kind: 'missing' };
  };
}

function targetOf(route: Route, resolved: ReturnType<Route['resolve']>): RouteTarget | null {
  if (resolved === null) return null;
  if (typeof resolved !== 'string') return { kind: 'redirect', ...resolved };
  if (resolved === missing) return { kind: 'missing' };
  const params = readFileParams(route.file, resolved);
  if (!params) throw new TypeError(`${resolved} is no path of ${route.file}`);
  return { kind: 'page', route, path: resolved, params };
}
