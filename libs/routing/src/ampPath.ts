import type { RoutedSite } from './RoutedSite';
import { withTrailingSlash } from './withTrailingSlash';
import { withoutSitePrefix } from './withoutSitePrefix';

/** The AMP twin of a page, by the page's canonical path: `/mx/liga/x.html` → `/mx/amp/liga/x.html`. */
export function ampPathOf(site: RoutedSite, path: string): string {
  const own = withoutSitePrefix(site, path) ?? path;
  return withTrailingSlash(`${site.prefix}/amp${own}`, site.trailingSlash);
}

/** The page whose AMP twin this is, wherever in the path `/amp/` stands. Other paths stay as they are. */
export function withoutAmp(path: string): string {
  const page = path.replace(/^([^?#]*?)\/amp(?=\/)/, '$1');
  // What followed must not become the name of a host.
  return page === path ? path : page.replace(/^[\\/]+/, '/');
}
