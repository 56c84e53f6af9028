import type { RoutedSite } from './RoutedSite';
import { withTrailingSlash } from './withTrailingSlash';
import { withoutSitePrefix } from './withoutSitePrefix';

/** The AMP path of a page, from its canonical path: `/mx/liga/x.html` → `/mx/amp/liga/x.html`. */
export function ampPathOf(site: RoutedSite, path: string): string {
  const own = withoutSitePrefix(site, path) ?? path;
  return withTrailingSlash(`${site.prefix}/amp${own}`, site.trailingSlash);
}

/** The page of an AMP path, wherever `/amp/` stands in it. Other paths stay as they are. */
export function withoutAmp(path: string): string {
  const page = path.replace(/^([^?#]*?)\/amp(?=\/)/, '$1');
  // `/amp//host` must not become `//host`, which is another site.
  return page === path ? path : page.replace(/^[\\/]+/, '/');
}

/**
 * Whether a site-relative path is an AMP page: `/amp/` in the path, whatever the query says.
 * Expects the canonical path: `/x/amp/` is one, `/x/amp` is not.
 */
export function isAmpPath(path: string): boolean {
  return path.replace(/[?#].*$/s, '').includes('/amp/');
}
