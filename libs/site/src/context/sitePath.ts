import { buildPath } from '@cancha/routing/buildPath';
import { isBlockedScheme } from '@cancha/routing/urlScheme';
import { joinBase } from '@cancha/routing/joinBase';
import type { RoutedSite } from '@cancha/routing/RoutedSite';
import { withTrailingSlash } from '@cancha/routing/withTrailingSlash';

/**
 * Address of a path that the newsroom or a brandConfig speaks of, which know no editions: under the site's prefix, with
 * its slash at the end. An address with a host stays as it is; one that says nothing leads to the front page.
 */
export function sitePath(path: string, site: RoutedSite): string {
  const address = isBlockedScheme(path) ? null : joinBase(site.prefix, path);
  return address === null ? buildPath(site, 'home', {}) : withTrailingSlash(address, site.trailingSlash);
}
