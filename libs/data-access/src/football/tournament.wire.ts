import { z } from 'zod';
import { dateOnly, id, line, nullableNumber, nullableText } from '../reading/wireFields';
import { teamSchema, tournamentSchema } from './match.wire';
import { longTablesSchema } from './widget.wire';

export const standingsSchema = z.object({
  tournament: tournamentSchema,
  until: dateOnly,
  ranking_date: dateOnly,
  rules: z.unknown().optional(),
  tables: z.unknown().optional(),
  thirds: z.object({ rows: z.unknown().optional(), through: z.number() }).nullish().catch(null),
  titles: z.unknown().optional(),
  partial: z.boolean().nullish().catch(null),
  deductions: z.unknown().optional(),
  ...longTablesSchema.shape,
});

export const titleSchema = z.object({
  name: nullableText,
  champion: teamSchema,
  runner_up: teamSchema.nullish(),
  on_record: z.boolean().nullish().catch(null),
  match: z.unknown().optional(),
});

export const deductionSchema = z.object({ team: teamSchema, points: z.number() });

export const rulesSchema = z.object({
  points: z.object({ win: z.number(), draw: z.number(), loss: z.number() }),
  order: z.array(z.string()),
});

export const calendarSchema = z.object({
  tournament: tournamentSchema,
  current: nullableText,
  groups: z.unknown().optional(),
});

export const calendarGroupSchema = z.object({
  key: z.string(),
  label: line,
  stage: nullableText,
  week: nullableNumber,
  matches: z.unknown().optional(),
});

export const bracketSchema = z.object({ tournament: tournamentSchema, rounds: z.unknown().optional() });

export const roundSchema = z.object({ id, name: line, matches: z.unknown().optional() });

export const tieSchema = z.object({
  number: nullableNumber,
  home_slot: nullableText,
  away_slot: nullableText,
  match: z.unknown(),
});

export const scorersSchema = z.object({
  tournament: tournamentSchema,
  complete: z.boolean().nullish(),
  scorers: z.unknown().optional(),
});

export const cardsSchema = z.object({
  tournament: tournamentSchema,
  whole: z.boolean().nullish().catch(null),
  matches: z.number(),
  matches_known: z.number(),
  players: z.unknown().optional(),
});

export const bookedSchema = z.object({
  player: z.string().trim().min(1),
  player_id: nullableText,
  team: teamSchema.nullish().catch(null),
  yellow_cards: z.number(),
  red_cards: z.number(),
});
