/**
 * Encodes a value as one path segment. Never throws: a lone surrogate becomes U+FFFD. Browsers resolve `.` and `..` even
 * when escaped (`/tema/%2E%2E` is the home page), so their dots are escaped twice.
 */
export function encodeSegment(value: string): string {
  if (value === '.' || value === '..') return value.replaceAll('.', '%252E');
  return encodeURIComponent(value.toWellFormed());
}
