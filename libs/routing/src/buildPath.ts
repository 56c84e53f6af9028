import { compiledRoutes } from './compiledRoutes';
import type { RouteSegment } from './compileRoutes';
import { encodeSegment } from './encodeSegment';
import type { RoutedSite } from './RoutedSite';
import type { RouteParams } from './RouteParams';
import type { RouteName } from './routes';
import { withTrailingSlash } from './withTrailingSlash';

export type { RouteParams } from './RouteParams';

/** `page` counts from 1; the first page is the one without a number. */
export type PathOptions = { page?: number };

/**
 * Site-relative address of a page, with the edition's prefix and the site's slash rule: `/mx/tema/mls?page=2`.
 * A missing parameter is a type error. Never throws: a value that no address can say gives one that finds nothing.
 */
export function buildPath<Name extends RouteName>(
  site: RoutedSite,
  name: Name,
  params: RouteParams<Name>,
  { page = 1 }: PathOptions = {},
): string {
  const segments = compiledRoutes[site.language].byName.get(name)?.segments ?? [];
  const values: Readonly<Record<string, string>> = { ...params, authorPrefix: site.authorPrefix };
  const path = site.prefix + segments.map((segment) => `/${writeSegment(segment, values)}`).join('');
  const query = Number.isInteger(page) && page >= 2 ? `?page=${page}` : '';
  return withTrailingSlash(path || '/', site.trailingSlash) + query;
}

function writeSegment(segment: RouteSegment, values: Readonly<Record<string, string>>): string {
  return segment.kind === 'word' ? segment.word : encodeSegment(values[segment.name] ?? '');
}
