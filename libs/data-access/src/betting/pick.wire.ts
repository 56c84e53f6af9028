import { z } from 'zod';
import {
  date,
  id,
  numberOrNull,
  requiredText,
  text,
  verbatimOrNull,
  wireObject,
} from '../reading/wireFields';

const orNothing = text.transform((value) => value || null);

export const pickSchema = wireObject({
  id,
  title: requiredText,
  text,
  market: orNothing,
  selection: orNothing,
  odds: numberOrNull,
  link: verbatimOrNull,
  expiresAt: date,
});

/** The same under its own name in each of the two answers. */
export const dailyPickSchema = z.object({
  notice: text,
  tip: z.unknown().optional(),
  bet: z.unknown().optional(),
});
