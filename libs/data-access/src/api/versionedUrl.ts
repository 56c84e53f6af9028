import type { ApiVersion } from './Api';
import { joinUrl } from './joinUrl';

/**
 * `{base}/{version}{path}`. The base never holds a version or a site: a menu lives under `/v2/sites/FCA` while
 * its articles live under `/v1/sites/FCA`.
 */
export function versionedUrl(base: string, version: ApiVersion, path: string): string {
  return joinUrl(base, version === 'none' ? '' : version, path);
}
