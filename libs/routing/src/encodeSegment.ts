/**
 * One value as one segment of a path. Never throws: half a character becomes U+FFFD.
 *
 * No address can say `.` or `..`, not even escaped (`/tema/..` is the home page). Their dots are escaped
 * twice, which keeps such a link from leading to another page.
 */
export function encodeSegment(value: string): string {
  if (value === '.' || value === '..') return value.replaceAll('.', '%252E');
  return encodeURIComponent(value.toWellFormed());
}
