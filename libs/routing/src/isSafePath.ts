const forbidden = /[\\\p{Cc}]/u;
const escapedSlash = /%(?:2f|5c)/i;
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Whether a path, as it came over the wire, means the same to everyone who reads it. Refused: malformed
 * escapes, bad UTF-8, control characters, backslashes, escaped slashes, dot segments and a start of `//`.
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
