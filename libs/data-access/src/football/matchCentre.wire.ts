import { z } from 'zod';
import { id } from '../reading/wireFields';

export const playerSchema = z.object({ id, name: z.string(), number: z.number().nullish() });

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

export const starterSchema = playerSchema.extend({ captain: z.boolean().nullish() });

export const substituteSchema = playerSchema.extend({ minute: z.string().nullish() });

/** Its men are read one by one. */
export const lineUpSchema = z.object({
  formation: z.string().nullish(),
  lines: z.array(z.unknown()),
  bench: z.unknown().optional(),
  bench_complete: z.boolean().nullish(),
});

const figure = z.number().nullish();

export const figuresSchema = z.object({
  possession: figure,
  shots: figure,
  shots_on_target: figure,
  passes: figure,
  passes_completed: figure,
  corners: figure,
  fouls: figure,
  offsides: figure,
  saves: figure,
});
