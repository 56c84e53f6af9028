import type { ApiVersion } from './Api';

/**
 * `{base}/{version}{path}`. The base never has a version or a site: a site's menus are under `/v2/sites/FCA`, its
 * articles under `/v1/sites/FCA`.
 */
export function versionedUrl(base: string, version: ApiVersion, path: string): string {
  if (isExternal(path)) return path;
  return joinUrl(base, version === 'none' ? '' : version, path);
}

/** A whole address instead of a path: no base is put before it. What `encodePath` made is none. */
export const isExternal = (path: string): boolean => /^https?:\/\//i.test(path);

/** Joins parts with exactly one slash in between; empty parts are skipped. */
function joinUrl(base: string, ...parts: readonly string[]): string {
  return parts
    .map((part) => part.replace(/^\/+/, ''))
    .filter((part) => part !== '')
    .reduce((url, part) => `${url.replace(/\/+$/, '')}/${part}`, base.replace(/\/+$/, ''));
}
