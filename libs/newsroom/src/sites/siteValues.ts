import { z } from 'zod';

/** A path of the site itself: `/mundial-2026`. */
export const path = z.string().regex(/^\/([\w.-]+(\/[\w.-]+)*)?$/, 'is no path of the site');

/** A page, or `article:1001`. */
export const pageOrArticle = z.union([path, z.string().regex(/^article:\d+$/)]);

export const moment = z.iso
  .datetime({ offset: true, error: 'is no date with an offset' })
  .transform((text) => new Date(text));
