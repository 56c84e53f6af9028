import { z } from 'zod';
import { id } from '../reading/wireFields';
import { tournamentSchema } from './match.wire';

const words = z.string().nullish();

export const standingsSchema = z.object({
  tournament: tournamentSchema,
  until: words,
  rules: z.unknown().optional(),
  tables: z.unknown().optional(),
  thirds: z.object({ rows: z.unknown().optional(), through: z.number() }).nullish().catch(null),
});

export const rulesSchema = z.object({
  points: z.object({ win: z.number(), draw: z.number(), loss: z.number() }),
  order: z.array(z.string()),
});

export const calendarSchema = z.object({
  tournament: tournamentSchema,
  current: words,
  groups: z.unknown().optional(),
});

export const calendarGroupSchema = z.object({
  key: z.string(),
  label: z.string(),
  stage: words,
  week: z.number().nullish(),
  matches: z.unknown().optional(),
});

export const bracketSchema = z.object({ tournament: tournamentSchema, rounds: z.unknown().optional() });

export const roundSchema = z.object({ id, name: z.string(), matches: z.unknown().optional() });

export const tieSchema = z.object({
  number: z.number().nullish(),
  home_slot: words,
  away_slot: words,
  match: z.unknown(),
});

export const scorersSchema = z.object({
  tournament: tournamentSchema,
  complete: z.boolean().nullish(),
  scorers: z.unknown().optional(),
});
