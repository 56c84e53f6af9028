import { z } from 'zod';
import { camelKeys } from './camelKeys';
import { cleanText } from './cleanText';
import { normalizeDate } from './normalizeDate';

const looseString = z.union([z.string(), z.literal(false)]).nullish();

/** Plain text for readers, cleaned. Missing is empty; another type is an error. */
export const text = looseString.transform((value) => (value ? cleanText(value) : ''));

/** Text that has to be there for the item to make sense. */
export const requiredText = z.string().transform(cleanText).pipe(z.string().min(1));

/** Text as it came: addresses, slugs, HTML bodies. */
export const verbatim = looseString.transform((value) => value || '');

/** An address or slug that may be missing. */
export const verbatimOrNull = looseString.transform((value) => value || null);

/** An id, sent as text or number. */
export const id = z.union([z.string().min(1), z.number()]).transform(String);

/** An id that may be missing; 0 is how some backends say so. */
export const idOrNull = z
  .union([z.string(), z.number(), z.literal(false)])
  .nullish()
  .transform((value) => (value && value !== '0' ? String(value) : null));

/** A yes or no, in any of the ways it is sent. */
export const flag = z
  .unknown()
  .optional()
  .transform((value) => [true, 1, 'true', '1'].includes(value as string));

/** A date normalised to ISO 8601 with a colon in its offset, or `null`. */
export const date = z
  .union([z.string(), z.number(), z.literal(false)])
  .nullish()
  .transform((value) => normalizeDate(value || null));

/** A number sent as one or as text; anything else is `null`. */
export const numberOrNull = z
  .unknown()
  .optional()
  .transform((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
  });

/** An object whose keys may be snake or camel; the schema is written in camel. */
export function wireObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodPreprocess<z.ZodObject<Shape>> {
  return z.preprocess(camelKeys, z.object(shape));
}
