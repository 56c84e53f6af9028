import { z } from 'zod';

/** Text that the database takes: no zero character, and no half of a pair of UTF-16. */
export const storableText = z
  .string()
  .refine((text) => !text.includes('\0') && text.isWellFormed(), { error: 'holds what cannot be stored' });
