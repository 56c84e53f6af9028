/**
 * A path of the API from its segments, each encoded on its own: `['all', 'a b/c']` → `/all/a%20b%2Fc`.
 * `null` when a segment cannot be a name: empty, half a character, or dots, which every URL parser, even of
 * their escaped form, takes for "one level up" and so for another call.
 */
export function encodePath(segments: readonly string[]): string | null {
  const sound = segments.every((segment) => segment !== '' && !isDots(segment) && segment.isWellFormed());
  return sound ? segments.map((segment) => `/${encodeURIComponent(segment)}`).join('') : null;
}

function isDots(segment: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(segment);
}
