import type { RouteSegment } from './compilePath';

/** The parameters of a matching path, else `null`. `fromSite`: parameters whose value must be the site's. */
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
    } else if (isUsable(value) && (rule.values?.has(value) ?? true)) {
      params[rule.name] = value;
    } else return null;
  }
  return params;
}

/** `.` and `..` would resolve to another path of a backend call. */
function isUsable(value: string): boolean {
  return value !== '' && value !== '.' && value !== '..';
}
