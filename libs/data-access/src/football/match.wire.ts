import type { MatchWire } from '@cancha/stats/match/MatchWire';
import { z } from 'zod';
import { id } from '../reading/wireFields';

const words = z.string().nullish();
const count = z.number().nullish();

export const teamSchema = z.object({
  id: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value ? String(value) : null)),
  name: z.string(),
  image: words,
  code: words,
});

export const tournamentSchema = z.object({
  id,
  name: z.string(),
  slug: words,
  season: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value ? String(value) : null)),
});

export const stageSchema = z.object({ id, name: z.string() });

export const goalSchema = z.object({
  minute: z.union([z.string(), z.number()]).transform(String),
  side: z.enum(['home', 'away']),
  player: z.string(),
  kind: words,
});

/** A match as sent; its goals are read one by one. */
export const matchWireSchema = z.object({
  id,
  date: words,
  time_known: z.boolean().nullish().catch(null),
  status: z.string(),
  contestant_home: teamSchema.nullish(),
  contestant_away: teamSchema.nullish(),
  length_minutes: count,
  period: z.union([z.number(), z.string()]).nullish(),
  total_scores_home: count,
  total_scores_away: count,
  penalty_scores_home: count,
  penalty_scores_away: count,
  tournament: tournamentSchema.nullish(),
  stage: stageSchema.nullish(),
  venue: z.object({ name: z.string(), city: words }).nullish(),
  referee: words,
  attendance: count,
  moved_at: words,
  updated_at: words,
  goals: z.unknown().optional(),
}) satisfies z.ZodType<Omit<MatchWire, 'goals'>>;
