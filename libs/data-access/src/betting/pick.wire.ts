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

const textOrNull = text.transform((value) => value || null);

export const pickSchema = wireObject({
  id,
  title: requiredText,
  text,
  market: textOrNull,
  selection: textOrNull,
  odds: numberOrNull,
  oddsFrom: textOrNull,
  oddsTakenAt: date,
  link: verbatimOrNull,
  expiresAt: date,
});

/** Each of the two responses has its own key. */
export const dailyPickSchema = z.object({
  notice: text,
  tip: z.unknown().optional(),
  bet: z.unknown().optional(),
});
