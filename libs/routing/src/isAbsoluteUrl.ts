import { cleanUrl, schemeOf } from './urlScheme';

const absoluteSchemes: ReadonlySet<string | null> = new Set(['http', 'https', 'ftp']);

/**
 * Whether a URL has its own host: http, https, ftp or protocol-relative. Browsers read a backslash as a slash here, so
 * `/\host` is one too.
 */
export function isAbsoluteUrl(href: string): boolean {
  return absoluteSchemes.has(schemeOf(href)) || /^[\\/]{2}/.test(cleanUrl(href));
}
