import { cleanUrl } from './cleanUrl';
import { schemeOf } from './schemeOf';

const absoluteSchemes: ReadonlySet<string | null> = new Set(['http', 'https', 'ftp']);

/**
 * Whether an address names its own host: http, https, ftp or protocol-relative. `mailto:` and its like do not.
 * Browsers read a backslash as a slash here, so `/\host` counts too.
 */
export function isAbsoluteUrl(href: string): boolean {
  return absoluteSchemes.has(schemeOf(href)) || /^[\\/]{2}/.test(cleanUrl(href));
}
