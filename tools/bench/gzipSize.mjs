import { gzipSync } from 'node:zlib';

/**
 * Bytes on the wire when compressed as well as gzip can (-9).
 * @param {string} text
 */
export function gzipSize(text) {
  return gzipSync(text, { level: 9 }).length;
}
