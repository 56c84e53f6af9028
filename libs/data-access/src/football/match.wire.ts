import { z } from 'zod';
import { id, idOrNull, line, nullableText, numberOrNull } from '../reading/wireFields';

const sideSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['winner', 'loser']), of: z.number(), order: z.number() }),
  z.object({ kind: z.literal('place'), place: z.union([z.literal(1), z.literal(2)]), group: z.string() }),
  z.object({ kind: z.literal('third'), groups: z.array(z.string()) }),
  z.object({ kind: z.literal('unknown') }),
]);

export const teamSchema = z.object({
  // A placeholder ("Ganador 97") has no id, or 0.
  id: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value ? String(value) : null)),
  name: line,
  image: nullableText,
  code: nullableText,
});

export type TeamWire = z.infer<typeof teamSchema>;

// `from` is an extension of our origin. One that says it in another way has a placeholder all the same.
const contestantSchema = teamSchema.extend({ from: sideSource.optional().catch(undefined) });

export type ContestantWire = z.infer<typeof contestantSchema>;

export const tournamentSchema = z.object({
  id,
  name: line,
  slug: nullableText,
  season: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value ? String(value) : null)),
});

export const stageSchema = z.object({ id, name: line });

export const goalSchema = z.object({
  minute: z.union([z.string(), z.number()]).transform(String),
  side: z.enum(['home', 'away']),
  player: line,
  kind: nullableText,
});

export type GoalWire = z.infer<typeof goalSchema>;

/** `status` is an open string: the provider sends some that its documents do not list. */
export const matchSchema = z.object({
  id,
  date: nullableText,
  // `false`: only the day of `date` is known.
  time_known: z.boolean().nullish().catch(null),
  status: z.string(),
  contestant_home: contestantSchema.nullish(),
  contestant_away: contestantSchema.nullish(),
  length_minutes: numberOrNull,
  period: z.union([z.number(), z.string()]).nullish(),
  // Some send them as text: `mapMatch` reads them, and tells of those it cannot read.
  total_scores_home: z.unknown().optional(),
  total_scores_away: z.unknown().optional(),
  penalty_scores_home: z.unknown().optional(),
  penalty_scores_away: z.unknown().optional(),
  tournament: tournamentSchema.nullish(),
  stage: stageSchema.extend({ has_table: z.boolean().nullish().catch(null) }).nullish(),
  // The ids are extensions of our origin.
  venue: z.object({ id: idOrNull, name: line, city: nullableText }).nullish(),
  referee: nullableText,
  referee_id: idOrNull,
  attendance: numberOrNull,
  moved_at: nullableText,
  updated_at: nullableText,
  goals: z.unknown().optional(),
});

/** Goals are read one by one: a bad one does not cost the match. */
export type MatchWire = Omit<z.infer<typeof matchSchema>, 'goals'> & { goals: readonly GoalWire[] };
