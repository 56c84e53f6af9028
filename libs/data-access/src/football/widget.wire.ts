import { tieBreakers } from '@cancha/stats/ranking/TableRules';
import { z } from 'zod';
import { dateOnly, id, line, nullableNumber, nullableText } from '../reading/wireFields';
import { teamSchema, tournamentSchema } from './match.wire';

export const longTablesSchema = z.object({
  annual: z.unknown().optional(),
  averages: z
    .object({ seasons: z.array(z.string()), rows: z.unknown().optional() })
    .nullish()
    .catch(null),
});

export const averageSchema = z.object({
  position: z.number(),
  team: teamSchema,
  played: z.number(),
  points: z.number(),
  average: nullableNumber,
});

export const widgetSchema = z.object({
  tournament: tournamentSchema,
  until: dateOnly,
  stages: z.unknown().optional(),
  tables: z.unknown().optional(),
  scorers: z.unknown().optional(),
  ...longTablesSchema.shape,
});

export const tableSchema = z.object({
  id,
  name: line,
  rows: z.unknown().optional(),
  zones: z.unknown().optional(),
  invisible_points: z.array(id).nullish().catch(null),
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
  goal_difference: nullableNumber,
  points: z.number(),
  zone: nullableText,
  // A form with an unknown result is dropped; the row stays.
  form: z
    .array(z.enum(['won', 'drawn', 'lost']))
    .nullish()
    .catch(null),
  by_lots: z.boolean().nullish().catch(null),
  // The same for a tie-breaker that has no sentence here.
  before: z
    .object({ rule: z.enum(tieBreakers), own: z.number(), other: z.number() })
    .nullish()
    .catch(null),
});

export type StandingsRowWire = z.infer<typeof rowSchema>;

export const zoneSchema = z.object({ zone: z.string(), label: line });

/** A table whose rows and zones were read one by one. */
export type StandingsWire = Pick<z.infer<typeof tableSchema>, 'id' | 'name' | 'invisible_points'> & {
  rows: readonly StandingsRowWire[];
  zones: readonly z.infer<typeof zoneSchema>[];
};

export const scorerSchema = z.object({
  position: z.number(),
  player: line,
  player_id: nullableText,
  team: teamSchema.nullish(),
  goals: z.number(),
  penalties: nullableNumber,
});

export type ScorerWire = z.infer<typeof scorerSchema>;
