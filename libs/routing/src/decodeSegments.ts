/** Decoded segments of a path. `null` for malformed escapes and bad UTF-8. */
export function decodeSegments(path: string): string[] | null {
  const segments = path.slice(1).split('/');
  if (!path.includes('%')) return segments;
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}
