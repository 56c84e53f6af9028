import { tieBreakers } from '@cancha/stats/ranking/TableRules';
import type { ScorerWire } from '@cancha/stats/standings/ScorerWire';
import type { StandingsRowWire } from '@cancha/stats/standings/StandingsWire';
import { z } from 'zod';
import { id } from '../reading/wireFields';
import { teamSchema, tournamentSchema } from './match.wire';

export const widgetSchema = z.object({
  tournament: tournamentSchema,
  until: z.string().nullish(),
  stages: z.unknown().optional(),
  tables: z.unknown().optional(),
  scorers: z.unknown().optional(),
});

export const tableSchema = z.object({
  id,
  name: z.string(),
  rows: z.unknown().optional(),
  zones: z.unknown().optional(),
});

export const rowSchema = z.object({
  position: z.number(),
  team: teamSchema,
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  goals_for: z.number(),
  goals_against: z.number(),
  goal_difference: z.number().nullish(),
  points: z.number(),
  zone: z.string().nullish(),
  // The last results decorate a row: one that is none of these words costs the form, not the row.
  form: z
    .array(z.enum(['won', 'drawn', 'lost']))
    .nullish()
    .catch(null),
  by_lots: z.boolean().nullish().catch(null),
  // A rule new to us cannot be told.
  before: z
    .object({ rule: z.enum(tieBreakers), own: z.number(), other: z.number() })
    .nullish()
    .catch(null),
}) satisfies z.ZodType<StandingsRowWire>;

export const zoneSchema = z.object({ zone: z.string(), label: z.string() });

export const scorerSchema = z.object({
  position: z.number(),
  player: z.string(),
  player_id: z.string().nullish(),
  team: teamSchema.nullish(),
  goals: z.number(),
  penalties: z.number().nullish(),
}) satisfies z.ZodType<ScorerWire>;
