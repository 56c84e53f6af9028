/**
 * A path from its segments, each encoded: `['all', 'a b/c']` → `/all/a%20b%2Fc`. `null` for an empty segment, a lone
 * surrogate, and `.` or `..`, also escaped: URL parsers resolve them to another call.
 */
export function encodePath(segments: readonly string[]): string | null {
  const isValid = segments.every((segment) => segment !== '' && !isDots(segment) && segment.isWellFormed());
  return isValid ? segments.map((segment) => `/${encodeURIComponent(segment)}`).join('') : null;
}

function isDots(segment: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(segment);
}
