import { decodeSegments } from './decodeSegments';
import { encodeSegment } from './encodeSegment';
import { isAbsoluteUrl } from './isAbsoluteUrl';
import type { RoutedSite } from './RoutedSite';
import { withoutTrailingSlash } from './withTrailingSlash';
import { withoutSitePrefix } from './withoutSitePrefix';

/**
 * The path of a link, normalised for comparison: no prefix, trailing slash, query or fragment, escapes alike. `null` for
 * a link out of the site.
 */
export function comparablePath(site: Pick<RoutedSite, 'prefix'>, href: string): string | null {
  if (!href.startsWith('/') || isAbsoluteUrl(href)) return null;
  const path = withoutTrailingSlash(href.replace(/[?#].*$/s, ''));
  const own = withoutSitePrefix(site, path) ?? path;
  return decodeSegments(own)?.map(encodeSegment).join('/') ?? own;
}
