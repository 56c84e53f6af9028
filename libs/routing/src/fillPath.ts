import type { RouteSegment } from './compilePath';
import { encodeSegment } from './encodeSegment';
import type { RoutedSite } from './RoutedSite';
import { withTrailingSlash } from './withTrailingSlash';

/** Site-relative address of a path whose parameters are given, with the edition's prefix and the site's slash rule. */
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
