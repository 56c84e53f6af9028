import { compilePath } from './compilePath';
import { decodeSegments } from './decodeSegments';
import { fillPath } from './fillPath';
import { hasPage } from './hasPage';
import { matchSegments } from './matchSegments';
import { pageAliases } from './pageAliases';
import type { RoutedSite } from './RoutedSite';
import { routes } from './routes';
import { withoutTrailingSlash } from './withoutTrailingSlash';
import { withoutSitePrefix } from './withoutSitePrefix';

/**
 * An address that has moved, in paths of the site without its prefix: `{ from: '/liga/:slug', to: '/tema/:slug' }`.
 * `validateRedirects` says which rows cannot stand together.
 */
export type RedirectRow = { readonly from: `/${string}`; readonly to: `/${string}` };

/**
 * Where a public path leads for good: an address of the site with its prefix and its slash rule, or `null` when the
 * path is nobody's second address. The query is the caller's to keep. One step only: no target is redirected again.
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

/** The redirects of a site: its own rows, and the aliases of the pages it has. */
export function redirectsOf(site: RoutedSite, redirects: readonly RedirectRow[] = []): RedirectRow[] {
  const aliases = pageAliases[site.language].filter(({ page }) => hasPage(site, page));
  return [...redirects, ...aliases.map(({ from, page }) => ({ from, to: routes[page][site.language] }))];
}
