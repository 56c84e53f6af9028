import { createHash } from 'node:crypto';

/** Strong entity tag of a text, quotes included: the same on every machine. */
export function entityTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}
