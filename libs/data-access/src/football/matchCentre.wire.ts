import { z } from 'zod';
import { id, line, nullableNumber, nullableText } from '../reading/wireFields';

const playerSchema = z.object({ id, name: line, number: nullableNumber });

/** `kind` is an open string: the provider sends some that its documents do not list. */
export const eventSchema = z.object({
  kind: z.string(),
  minute: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => (value === null || value === undefined ? null : String(value))),
  side: z.enum(['home', 'away']),
  player: playerSchema,
  player_off: playerSchema.nullish(),
  score: z.object({ home: z.number(), away: z.number() }).nullish(),
});

export type MatchEventWire = z.infer<typeof eventSchema>;

export const starterSchema = playerSchema.extend({ captain: z.boolean().nullish() });

export const substituteSchema = playerSchema.extend({ minute: z.string().nullish() });

/** Players are read one by one. */
export const lineUpSchema = z.object({
  formation: nullableText,
  lines: z.array(z.unknown()),
  bench: z.unknown().optional(),
  bench_complete: z.boolean().nullish(),
});

export const figuresSchema = z.object({
  possession: nullableNumber,
  shots: nullableNumber,
  shots_on_target: nullableNumber,
  passes: nullableNumber,
  passes_completed: nullableNumber,
  corners: nullableNumber,
  fouls: nullableNumber,
  offsides: nullableNumber,
  saves: nullableNumber,
});
