import { z } from 'zod';
import { camelKeys } from './camelKeys';
import { cleanText } from './cleanText';
import { normalizeDate } from './normalizeDate';
import { plainCharacters } from './plainCharacters';

const looseString = z.union([z.string(), z.literal(false)]).nullish();

/** Plain text for readers, cleaned. Missing is empty; another type is an error. */
export const text = looseString.transform((value) => (value ? cleanText(value) : ''));

/** Text without which the item makes no sense. */
export const requiredText = z.string().transform(cleanText).pipe(z.string().min(1));

/** Text as sent: URLs, slugs, HTML bodies. */
export const verbatim = looseString.transform((value) => value || '');

/** A URL or slug that may be missing. */
export const verbatimOrNull = looseString.transform((value) => value || null);

/** An id, sent as text or number. */
export const id = z.union([z.string().min(1), z.number()]).transform(String);

/** An id that may be missing; some backends send 0 then. */
export const idOrNull = z
  .union([z.string(), z.number(), z.literal(false)])
  .nullish()
  .transform((value) => (value && value !== '0' ? String(value) : null));

/** A boolean, in any of the ways it is sent. */
export const flag = z
  .unknown()
  .optional()
  .transform((value) => [true, 1, 'true', '1'].includes(value as string));

/** A date as ISO 8601 with a colon in its offset, or `null`. */
export const date = z
  .union([z.string(), z.number(), z.literal(false)])
  .nullish()
  .transform((value) => normalizeDate(value || null));

/** A number, sent as one or as text; anything else is `null`. */
export const numberOrNull = z
  .unknown()
  .optional()
  .transform((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
  });

const toLine = (value: string) =>
  plainCharacters(value)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** A name of the stats API. It is one line: in a calendar file a line end begins the next entry. */
export const line = z.string().transform(toLine);

export const requiredLine = line.pipe(z.string().min(1));

/** For the stats API, which is typed: missing and empty are `null`, another type is an error. */
export const nullableText = z
  .string()
  .nullish()
  .transform((value) => (value && toLine(value)) || null);

export const nullableNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

/** `YYYY-MM-DD`, also from a date with a time; `null` for anything else. */
export const dateOnly = z
  .string()
  .nullish()
  .transform((value) => (value && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null));

/** An object whose keys may be snake or camel case; the schema is written in camel case. */
export function wireObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodPreprocess<z.ZodObject<Shape>> {
  return z.preprocess(camelKeys, z.object(shape));
}

/** Sent as one text or as a list of words. */
export const keywords = z.union([z.array(z.string()).transform((words) => words.join(', ')), text]);
