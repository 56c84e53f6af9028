import { storableText } from '../server/storableText.ts';

/** Wide on purpose: what an address may look like is the site's to say, this only keeps out what is none. */
export const emailSchema = storableText
  .trim()
  .max(254)
  .regex(/^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u, 'is no e-mail address');
