import { createHash } from 'node:crypto';

/** A short name that only equal texts share. */
export const nameOfHtml = (html: string): string =>
  createHash('sha1').update(html).digest('base64url').slice(0, 7);
