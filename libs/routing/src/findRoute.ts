import type { CompiledRoute, CompiledRoutes } from './compileRoutes';
import { decodeSegments } from './decodeSegments';

export type FoundRoute<Name extends string> = { name: Name; params: Record<string, string> };

/**
 * The row that a path belongs to. The path has neither prefix nor slash at its end, and may be escaped.
 * `fromSite` holds the parameters that have to be the site's own.
 */
export function findRoute<Name extends string>(
  routes: CompiledRoutes<Name>,
  path: string,
  fromSite: Readonly<Record<string, string>>,
): FoundRoute<Name> | null {
  const segments = decodeSegments(path);
  if (!segments) return null;

  const fixed = routes.fixed.get(joinSegments(path, segments));
  if (fixed !== undefined) return { name: fixed, params: {} };

  for (const route of routes.open.get(segments.length) ?? []) {
    const params = readParams(route, segments, fromSite);
    if (params) return { name: route.name, params };
  }
  return null;
}

/** The decoded path. An escaped slash is part of a value and must not make two segments of one. */
function joinSegments(path: string, segments: readonly string[]): string {
  if (!path.includes('%')) return path;
  return segments.some((segment) => segment.includes('/')) ? '' : `/${segments.join('/')}`;
}

function readParams(
  { segments: expected }: CompiledRoute,
  segments: readonly string[],
  fromSite: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [i, rule] of expected.entries()) {
    const value = segments[i] ?? '';
    if (rule.kind === 'word') {
      if (value !== rule.word) return null;
    } else if (rule.name in fromSite) {
      if (value !== fromSite[rule.name]) return null;
    } else if (isSayable(value) && (rule.values?.has(value) ?? true)) {
      params[rule.name] = value;
    } else return null;
  }
  return params;
}

/** Dots alone would climb to another path of whatever is asked with this value. */
function isSayable(value: string): boolean {
  return value !== '' && value !== '.' && value !== '..';
}
