import type { CompiledRoutes } from './compileRoutes';
import { decodeSegments } from './decodeSegments';
import { matchSegments } from './matchSegments';

export type FoundRoute<Name extends string> = { name: Name; params: Record<string, string> };

/**
 * The route of a path. The path has neither prefix nor trailing slash, and may be escaped. `fromSite`: parameters whose
 * value must be the site's. Routes that `accepts` refuses are skipped.
 */
export function findRoute<Name extends string>(
  routes: CompiledRoutes<Name>,
  path: string,
  fromSite: Readonly<Record<string, string>>,
  accepts: (found: FoundRoute<Name>) => boolean = () => true,
): FoundRoute<Name> | null {
  const segments = decodeSegments(path);
  if (!segments) return null;

  const fixed = routes.fixed.get(joinSegments(path, segments));
  if (fixed !== undefined && accepts({ name: fixed, params: {} })) return { name: fixed, params: {} };

  for (const { name, segments: expected } of routes.open.get(segments.length) ?? []) {
    const params = matchSegments(expected, segments, fromSite);
    if (params && accepts({ name, params })) return { name, params };
  }
  return null;
}

/** The decoded path. An escaped slash is part of a value and must not split a segment. */
function joinSegments(path: string, segments: readonly string[]): string {
  if (!path.includes('%')) return path;
  return segments.some((segment) => segment.includes('/')) ? '' : `/${segments.join('/')}`;
}
