import type { RouteSegment } from './compilePath';

/**
 * Parameters of a path that has the expected segments; `null` when it has not. `fromSite` holds the parameters that
 * have to be the site's own.
 */
export function matchSegments(
  expected: readonly RouteSegment[],
  segments: readonly string[],
  fromSite: Readonly<Record<string, string>>,
): Record<string, string> | null {
  if (expected.length !== segments.length) return null;
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
