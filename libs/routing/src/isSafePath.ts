const forbidden = /[\\\p{Cc}]/u;
const escapedSlash = /%(?:2f|5c)/i;
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Whether every server and proxy reads a raw path alike. Refuses malformed escapes, bad UTF-8, control characters,
 * backslashes, escaped slashes, dot segments and a leading `//`.
 */
export function isSafePath(rawPathname: string): boolean {
  if (!rawPathname.startsWith('/') || rawPathname.startsWith('//')) return false;
  if (forbidden.test(rawPathname) || dotSegment.test(rawPathname)) return false;
  return !rawPathname.includes('%') || hasSafeEscapes(rawPathname);
}

function hasSafeEscapes(rawPathname: string): boolean {
  if (escapedSlash.test(rawPathname)) return false;
  try {
    return !forbidden.test(decodeURIComponent(rawPathname));
  } catch {
    return false;
  }
}
