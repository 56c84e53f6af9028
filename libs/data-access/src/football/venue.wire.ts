import { z } from 'zod';
import { id, nullableText, numberOrNull, requiredLine } from '../reading/wireFields';

export const listedVenueSchema = z.object({ id, name: requiredLine });

export const venueSchema = listedVenueSchema.extend({
  city: nullableText,
  // Another code has no name.
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish()
    .catch(null)
    .transform((code) => code ?? null),
  capacity: numberOrNull,
  latitude: numberOrNull,
  longitude: numberOrNull,
  played: numberOrNull,
  goals: numberOrNull,
  next: z.unknown().optional(),
  latest: z.unknown().optional(),
});
