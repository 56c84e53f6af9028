import { decodeSegments } from './decodeSegments';
import { encodeSegment } from './encodeSegment';
import { isAbsoluteUrl } from './isAbsoluteUrl';
import type { RoutedSite } from './RoutedSite';
import { withoutTrailingSlash } from './withoutTrailingSlash';
import { withoutSitePrefix } from './withoutSitePrefix';

/**
 * The page of the site that a link leads to, in the one spelling in which pages are compared: without prefix, final
 * slash, query and fragment, escapes alike. `null` for a link that leads to no page of a site.
 */
export function comparablePath(site: Pick<RoutedSite, 'prefix'>, href: string): string | null {
  if (!href.startsWith('/') || isAbsoluteUrl(href)) return null;
  const path = withoutTrailingSlash(href.replace(/[?#].*$/s, ''));
  const own = withoutSitePrefix(site, path) ?? path;
  return decodeSegments(own)?.map(encodeSegment).join('/') ?? own;
}
