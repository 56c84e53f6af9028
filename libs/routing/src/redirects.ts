import { compilePath } from './compilePath';
import { decodeSegments } from './decodeSegments';
import { fillPath } from './fillPath';
import { hasPage } from './hasPage';
import { matchSegments } from './matchSegments';
import { pageAliases } from './pageAliases';
import type { RoutedSite } from './RoutedSite';
import { routes } from './routes';
import { withoutTrailingSlash } from './withTrailingSlash';
import { withoutSitePrefix } from './withoutSitePrefix';

/** A moved path, without the site's prefix: `{ from: '/liga/:slug', to: '/tema/:slug' }`. See `validateRedirects`. */
export type RedirectRow = { readonly from: `/${string}`; readonly to: `/${string}` };

/**
 * The target of a permanent redirect, with the site's prefix and trailing slash, or `null`. The caller keeps the query.
 * Targets are never redirected again.
 */
export function findRedirect(
  site: RoutedSite,
  pathname: string,
  redirects: readonly RedirectRow[] = [],
): string | null {
  const path = withoutSitePrefix(site, pathname);
  const segments = path === null ? null : decodeSegments(withoutTrailingSlash(path));
  if (!segments) return null;

  for (const { from, to } of redirectsOf(site, redirects)) {
    const params = matchSegments(compilePath(from), segments, { authorPrefix: site.authorPrefix });
    if (params) return fillPath(site, compilePath(to), params);
  }
  return null;
}

/** The site's redirects, and the aliases of its pages. */
export function redirectsOf(site: RoutedSite, redirects: readonly RedirectRow[] = []): RedirectRow[] {
  const aliases = pageAliases[site.language].filter(({ page }) => hasPage(site, page));
  return [...redirects, ...aliases.map(({ from, page }) => ({ from, to: routes[page][site.language] }))];
}
