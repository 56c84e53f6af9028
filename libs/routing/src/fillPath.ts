import type { RouteSegment } from './compilePath';
import { encodeSegment } from './encodeSegment';
import type { RoutedSite } from './RoutedSite';
import { withTrailingSlash } from './withTrailingSlash';

/** Fills in the parameters, and adds the edition's prefix and the site's trailing slash. */
export function fillPath(
  site: RoutedSite,
  segments: readonly RouteSegment[],
  params: Readonly<Record<string, string>>,
): string {
  const values = { ...params, authorPrefix: site.authorPrefix };
  const path = site.prefix + segments.map((segment) => `/${writeSegment(segment, values)}`).join('');
  return withTrailingSlash(path || '/', site.trailingSlash);
}

function writeSegment(segment: RouteSegment, values: Readonly<Record<string, string>>): string {
  return segment.kind === 'word' ? segment.word : encodeSegment(values[segment.name] ?? '');
}
